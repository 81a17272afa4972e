import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withDecrypted } from './core/backup/encryption.ts';
import { openBackup, restoreBackup } from './core/backup/restoreBackup.ts';
import { commandSettings, endWith, typedPath } from './core/database/commandLine.ts';
import { addressIn } from './core/database/addressIn.ts';
import { startEmbeddedDatabase } from './core/database/embedded.ts';
import { StartError } from './core/errors.ts';
import { fileStore } from './core/files/FileStore.ts';

/** `npm run restore -- <file>`: restores a backup into an empty database and file store, then checks the invariants. */
async function restore(path: string | undefined): Promise<number> {
  if (!path) throw new StartError('Name the backup to restore: npm run restore -- noria.zip');
  if (!existsSync(path)) throw new StartError(`${path} does not exist`);
  return withDecrypted(path, process.env, restoreArchive);
}

async function restoreArchive(path: string): Promise<number> {
  // Fails on a bad archive before a database is created for it.
  (await openBackup(path)).close();
  const { invariants, migrateTo, migrations, openDatabase, reportInvariants } = await loadSuite();
  const settings = commandSettings();
  const isNew = !existsSync(join(settings.dataDir, 'postgres'));
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedDatabase(settings.dataDir);
  const address = addressIn(settings, embedded);
  const url = address.ownerUrl ?? address.url;
  try {
    const files = fileStore(settings);
    const known = migrations.map(({ name }) => name);
    const manifest = await restoreBackup({ url, files, known, migrate: names => migrateTo(url, names) }, path);
    // Migrations newer than the archive run on top, as in every upgrade.
    await (await openDatabase(address)).close();
    // A restored database must not load the demo on its first start.
    if (isNew) embedded?.settled(false);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows and ${manifest.files.count} files as of ${manifest.at}`);
    return await reportInvariants(url, files, invariants);
  } finally {
    await embedded?.stop();
  }
}

/** Loads the modules, which takes most of the time until an archive would be refused. */
async function loadSuite() {
  const [{ migrateTo, openDatabase }, { reportInvariants }, { migrations }, { invariants }] = await Promise.all([
    import('./database.ts'),
    import('./core/invariants/reportInvariants.ts'),
    import('./migrations/migrations.ts'),
    import('./modules.ts'),
  ]);
  return { migrateTo, openDatabase, reportInvariants, migrations, invariants };
}

endWith(restore(typedPath(process.argv[2])));
