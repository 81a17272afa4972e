import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dataFolder } from '../support/inMemory.ts';
import { demoVariable } from './demoFolder.ts';

/**
 * Brings dist/ up to date with the sources, once before the tests that start it: two builds at a time would write the same files. Names the
 * folder that `demoFolder` copies, and removes it after all of them.
 */
export default async function buildServer(): Promise<() => void> {
  execFileSync(process.execPath, ['tools/build.mjs'], { env: { PATH: process.env.PATH, HOME: process.env.HOME }, stdio: 'pipe' });
  const folder = await dataFolder();
  process.env[demoVariable] = `${folder}/made`;
  return () => rmSync(folder, { recursive: true, force: true });
}
