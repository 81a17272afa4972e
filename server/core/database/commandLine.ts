import { resolve } from 'node:path';
import { StartError } from '../errors.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { addressIn } from './addressIn.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import type { DatabaseAddress } from './prepareDatabase.ts';
import { runningEmbedded } from './runningEmbedded.ts';

/** Settings for operator commands, which need no session secret. */
export const commandSettings = (): Settings =>
  readSettings({ ...process.env, SESSION_SECRET: process.env.SESSION_SECRET?.trim() || '-'.repeat(32) });

/** Resolves a path against the folder where the operator ran the command, since npm changes to the package folder. */
export const typedPath = (path: string | undefined): string | undefined => path && resolve(process.env.INIT_CWD ?? '.', path);

/** Runs work on the configured database, whether or not Noria is running; an embedded database is started for the duration. */
export async function onDatabase<T>(settings: Settings, work: (address: DatabaseAddress) => Promise<T>): Promise<T> {
  const running = settings.databaseUrl ? undefined : runningEmbedded(settings.dataDir);
  if (running || settings.databaseUrl) return work(addressIn(settings, running ? { url: running } : undefined));
  const started = await startEmbeddedDatabase(settings.dataDir);
  try {
    return await work({ url: started.url });
  } finally {
    await started.stop();
  }
}

/** Exits with the code that the work returns, or with 2 and an error message. */
export function endWith(work: Promise<number>): void {
  work.then(
    code => process.exit(code),
    (error: unknown) => {
      const isPlain = error instanceof StartError || error instanceof SettingsError;
      console.error(isPlain ? error.message : error);
      process.exit(2);
    },
  );
}
