// Which tests belong to a module, for `npm test -- --module crm`.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { fail } from './step.mjs';

/** Names of all modules: their folders in server/. */
const modules = readdirSync('server').filter(name => existsSync(`server/${name}/${name}.module.ts`));

/** Splits the words of the command into the module that they name, if any, and those for Vitest. Ends with one line if there is no such module. */
export function moduleAsked(given) {
  const at = given.findIndex(word => /^--module(=|$)/.test(word));
  if (at < 0) return { words: given };
  const isJoined = given[at].includes('=');
  const module = isJoined ? given[at].split('=')[1] : given[at + 1];
  if (!modules.includes(module)) fail(`There is no module "${module ?? ''}"; the modules are ${modules.join(', ')}.`);
  return { module, words: given.toSpliced(at, isJoined ? 1 : 2) };
}

/** Test files whose path names the module, and those of the whole schema, which then look at its operations only; core has what names none. */
export function testsOf(module) {
  return globSync('tests/**/*.test.{ts,tsx}').filter(path => {
    const named = [...path.split(sep), basename(path).split('.')[0]].filter(part => modules.includes(part));
    const looksAtSchema = /support\/(operations|everyOperationIsAttacked)\.ts'/.test(readFileSync(path, 'utf8'));
    return looksAtSchema || (named.length ? named.includes(module) : module === 'core');
  });
}
