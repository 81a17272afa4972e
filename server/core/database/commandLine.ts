import { resolve } from 'node:path';
import { StartError } from '../errors.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { addressIn } from './addressIn.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import type { DatabaseAddress } from './prepareDatabase.ts';
import { runningEmbedded } from './runningEmbedded.ts';

/** Settings as an operator's command reads them: sessions are nobody's business there. */
export const commandSettings = (): Settings => readSettings({ SESSION_SECRET: '-'.repeat(32), ...process.env });

/** A path as the operator means it: from the folder where he typed, which npm leaves for the clone's. */
export const typedPath = (path: string | undefined): string | undefined => path && resolve(process.env.INIT_CWD ?? '.', path);

/** Works on the database that the settings name, whether a Noria runs on it or not; the embedded one is started for as long as it takes. */
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

/** Ends the process with what the work answers, or with 2 and one line that says why it could not be done. */
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
