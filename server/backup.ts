import 'reflect-metadata';
import { existsSync, statSync } from 'node:fs';
import { encryptionIn } from './core/backup/encryption.ts';
import { writeBackup } from './core/backup/writeBackup.ts';
import { commandSettings, endWith, onDatabase, typedPath } from './core/database/commandLine.ts';
import { StartError } from './core/errors.ts';
import { fileStore } from './core/files/FileStore.ts';

/** `npm run backup -- <file>`: writes a consistent snapshot of all data into one archive, whether or not Noria is running. */
async function backup(path: string | undefined): Promise<number> {
  if (!path) throw new StartError('Name the file to write: npm run backup -- noria.zip');
  if (existsSync(path)) throw new StartError(`${path} already exists: backups never overwrite a file`);
  const settings = commandSettings();
  const encrypt = encryptionIn(process.env);
  const { tables, files, at } = await onDatabase(settings, ({ url, ownerUrl = url }) =>
    writeBackup({ url: ownerUrl, files: fileStore(settings), encrypt }, path),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${path}: ${rows} rows from ${tables.length} tables and ${files.count} files as of ${at}, ${statSync(path).size} bytes`);
  for (const id of files.missing) console.error(`File ${id} is missing from the file store`);
  return 0;
}

endWith(backup(typedPath(process.argv[2])));
