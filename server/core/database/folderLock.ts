import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';

/**
 * Keeps every other Noria out of a data folder until it is released or this process ends, however it ends.
 *
 * The lock is SQLite's on an empty file, which is an `fcntl` lock: the kernel drops it with the process, so nothing stale is ever left.
 * @throws StartError when another process holds the folder, or when it cannot be written.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const { DatabaseSync } = await import('node:sqlite');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    file.exec('pragma locking_mode = exclusive; begin exclusive');
    return () => {
      if (file.isOpen) file.close();
    };
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    const sqliteBusy = 5;
    throw new StartError(
      errcode === sqliteBusy
        ? `Noria already runs on the data folder ${folder}: stop it first, or set NORIA_DATA_DIR to another folder`
        : `The data folder ${folder} cannot be used: ${message}`,
    );
  }
}
