import { Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Fragments of a document by name, none of which spreads itself. */
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Returns the highest number of selections of one object that have to be merged: `{ a { b } a { b } }` selects `a` twice. GraphQL's own
 * rule compares them pairwise, so its cost is quadratic. The size of the sets with their fragments spread must be limited before.
 */
export function mostRepeats(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const objects = new Map<string, SelectionSetNode[]>();
  for (const set of sets) gather(set, fragments, objects);
  let most = 0;
  for (const selected of objects.values()) most = Math.max(most, selected.length, mostRepeats(selected, fragments));
  return most;
}

/** Adds the object selections of a set, by response key. */
function gather({ selections }: SelectionSetNode, fragments: Fragments, objects: Map<string, SelectionSetNode[]>): void {
  for (const node of selections) {
    if (node.kind === Kind.INLINE_FRAGMENT) gather(node.selectionSet, fragments, objects);
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value);
      if (fragment) gather(fragment.selectionSet, fragments, objects);
    }
    if (node.kind !== Kind.FIELD || !node.selectionSet) continue;
    const key = (node.alias ?? node.name).value;
    const selected = objects.get(key);
    if (selected) selected.push(node.selectionSet);
    else objects.set(key, [node.selectionSet]);
  }
}
