import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory, where a database of a thousand files is made and dropped at a tenth of the processor's time. */
export const inMemory = '/dev/shm';
const leastSpace = 3 * 1024 ** 3;
const prefix = 'noria-ground-';
/** No test takes as long, in milliseconds. */
const longest = 2 * 3_600_000;

/** The folder in memory, or the system's for temporary files where memory has no room. */
export async function spacious(): Promise<string> {
  const space = await statfs(inMemory).catch(() => undefined);
  return space && space.bavail * space.bsize >= leastSpace ? inMemory : tmpdir();
}

/**
 * Creates a data folder for a server that a test starts as a process. In memory, what a killed process has written is there as it is on a
 * disk, and nothing waits for one.
 */
export const dataFolder = async (): Promise<string> => mkdtempSync(join(await spacious(), prefix));

/** Removes data folders left by killed runs. */
export function clearFolders(): void {
  for (const parent of new Set([inMemory, tmpdir()])) {
    for (const name of readdirSync(parent).filter(found => found.startsWith(prefix))) {
      const folder = join(parent, name);
      if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > longest)
        rmSync(folder, { recursive: true, force: true });
    }
  }
}
