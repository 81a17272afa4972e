/** A group of the shop's products. */
export interface ShownGroup {
  id: string;
  title: string;
  /** The group that it is part of, if that is shown. */
  parentId: string | null;
  /** Products on sale, of it and of the groups below it. */
  count: number;
}

/** Groups that count their own products as those that count what is below them too; groups without products are left out. */
export function treeOf(groups: ShownGroup[]): ShownGroup[] {
  const known = new Map(groups.map(group => [group.id, group]));
  const counts = new Map<string, number>();
  for (const { id, count } of groups) for (const above of pathTo(known, id)) counts.set(above.id, (counts.get(above.id) ?? 0) + count);
  return groups
    .map(group => ({ ...group, count: counts.get(group.id) ?? 0, parentId: known.has(group.parentId ?? '') ? group.parentId : null }))
    .filter(({ count }) => count > 0);
}

/** A group after those above it, the topmost first; none for an id that is no group's. */
export function pathTo(groups: ReadonlyMap<string, ShownGroup>, id: string | null): ShownGroup[] {
  const path: ShownGroup[] = [];
  for (let group = groups.get(id ?? ''); group && !path.includes(group); group = groups.get(group.parentId ?? '')) path.unshift(group);
  return path;
}
