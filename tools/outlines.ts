import { readFile } from 'node:fs/promises';
import { parseSync, transformWithOxc, Visitor, type Plugin } from 'vite';

const suffix = '?outline';
/** Files that declare screens or records, by name. */
const declaring = /^\.{1,2}\/.*(\.(entities|routes|records)|[rR]ows?|Screens)\.tsx?$/;
/** Properties of a `ScreenRow` that are no part of its outline, and what an entity computes them from. */
const cutOff = new Set(['screen', 'query', 'variables', 'spec']);

/**
 * Makes the outlines of what modules declare: `x.ts?outline` is `x.ts` without code, queries and variables of screens, and so without what
 * only these import. The shell shows its menu by outlines; each module's whole declarations are loaded when one of its screens opens.
 */
export function outlines(): Plugin {
  return {
    name: 'outlines',
    enforce: 'pre',
    load: {
      filter: { id: /\?outline$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022', sourcemap: false });
        return { code: outlineOf(code), moduleType: 'js' };
      },
    },
  };
}

/** Returns a declaring module's source without the properties that are cut off, and without the imports that nothing needs any more. */
function outlineOf(code: string): string {
  const cuts: Change[] = [];
  new Visitor({
    ObjectExpression({ properties, end }) {
      for (const [index, property] of properties.entries()) {
        const isCut = property.type === 'Property' && property.key.type === 'Identifier' && cutOff.has(property.key.name);
        if (isCut) cuts.push({ from: property.start, to: properties[index + 1]?.start ?? end - 1, text: '' });
      }
    },
  }).visit(parseSync('outline.js', code).program);
  const kept = changed(code, cuts);

  const { program } = parseSync('outline.js', kept);
  const imports = program.body.filter(statement => statement.type === 'ImportDeclaration');
  const used = new Set<string>();
  new Visitor({ Identifier: ({ name }) => void used.add(name) }).visit({
    ...program,
    body: program.body.filter(statement => statement.type !== 'ImportDeclaration'),
  });
  return changed(
    kept,
    imports.flatMap(({ start, end, specifiers, source }) => {
      if (!specifiers.some(({ local }) => used.has(local.name))) return [{ from: start, to: end, text: '' }];
      return declaring.test(source.value) ? [{ from: source.end - 1, to: source.end - 1, text: suffix }] : [];
    }),
  );
}

interface Change {
  from: number;
  to: number;
  text: string;
}

/** Makes changes in order; one within another is part of that. */
function changed(code: string, changes: Change[]): string {
  let at = 0;
  let made = '';
  for (const { from, to, text } of changes.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue;
    made += code.slice(at, from) + text;
    at = to;
  }
  return made + code.slice(at);
}
