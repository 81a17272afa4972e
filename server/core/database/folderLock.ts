import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { StartError } from '../errors.ts';

/** Milliseconds to wait for another Noria that is shutting down. */
const timeout = 3000;

/**
 * Locks a data folder until it is released or this process ends, however it ends.
 *
 * The lock is SQLite's on an empty file, which is an `fcntl` lock: the kernel drops it with the process, so it is never stale.
 * @throws StartError if another process holds the folder, or it cannot be written.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const { DatabaseSync } = await import('node:sqlite');
  for (const since = performance.now(); ; await later(100)) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
      file.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive');
      return () => {
        if (file.isOpen) file.close();
      };
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      const sqliteBusy = 5;
      if (errcode !== sqliteBusy) throw new StartError(`The data folder ${folder} cannot be used: ${message}`);
      if (performance.now() - since > timeout)
        throw new StartError(
          `Noria is already running on the data folder ${folder}: stop it first, or set NORIA_DATA_DIR to another folder`,
        );
    }
  }
}
