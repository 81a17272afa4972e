import { execFileSync } from 'node:child_process';

/** Brings dist/ up to date with the sources, once before the tests that start it: two builds at a time would write the same files. */
export default function buildServer(): void {
  execFileSync(process.execPath, ['tools/build.mjs'], { env: { PATH: process.env.PATH, HOME: process.env.HOME }, stdio: 'pipe' });
}
