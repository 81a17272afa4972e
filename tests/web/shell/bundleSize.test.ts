import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../dist/web');
const start = ['index.html', 'account/authentication/SignIn.tsx'];
const shell = [...start, 'appRoutes.tsx', 'layout/AppLayout.tsx', 'core/relay/startQuery.tsx'];

interface Chunk {
  file: string;
  imports?: string[];
}

/** Files of JavaScript that a browser needs for these modules, all that they import included. */
function filesFor(modules: string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const imported of manifest[name].imports ?? []) need(imported);
  };
  for (const name of modules) need(name);
  return [...needed].map(name => manifest[name].file).filter(file => file.endsWith('.js'));
}

/** Bytes as sent: compressed, if the build found that worth it. */
const bytesOf = (file: string): number =>
  (statSync(join(folder, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(folder, file))).size;

test.each([
  ['sign-in', start, 148_000],
  ['the list of users after it', [...shell, 'administration/administration.routes.tsx', 'administration/user/UserList.tsx'], 279_500],
  ['the list of contacts after it', [...shell, 'crm/crm.routes.tsx', 'parties/contact/ContactList.tsx'], 279_500],
  ['the board of tasks after it', [...shell, 'projects/projects.routes.tsx', 'projects/task/TaskBoardScreen.tsx'], 320_000],
])('the JavaScript of %s stays within its limit', (_screen, modules, limit) => {
  const bytes = filesFor(modules).reduce((sum, file) => sum + bytesOf(file), 0);
  expect(bytes).toBeLessThan(limit);
});

test('neither sign-in nor a list loads forms, their validation, or the parser of messages', () => {
  const code = filesFor([...shell, 'crm/crm.routes.tsx', 'parties/contact/ContactList.tsx']).map(file =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const others = ['_getFieldArray', 'invalid_union', 'EXPECT_ARGUMENT_CLOSING_BRACE'];
  expect(code.some(text => others.some(part => text.includes(part)))).toBe(false);
  expect(filesFor(['core/fields/CompanyUserSelect.tsx']).some(file => readFileSync(join(folder, file), 'utf8').includes(others[0]))).toBe(
    true,
  );
});
