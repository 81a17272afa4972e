import 'reflect-metadata';
import pg from 'pg';
import { startEmbeddedDatabase } from './core/database/embedded.ts';
import { runningEmbedded } from './core/database/runningEmbedded.ts';
import { StartError } from './core/errors.ts';
import { brokenInvariants } from './core/invariants/brokenInvariants.ts';
import { readSettings, SettingsError } from './core/settings.ts';
import { invariants } from './modules.ts';

/** `npm run invariants`: looks whether the data of every company are as they must be; exits with 1 where they are not. */
async function look(): Promise<number> {
  // Sessions are nobody's business here.
  const { databaseUrl, dataDir } = readSettings({ SESSION_SECRET: '-'.repeat(32), ...process.env });
  const running = databaseUrl ?? runningEmbedded(dataDir);
  const started = running ? undefined : await startEmbeddedDatabase(dataDir);
  const client = new pg.Client({ connectionString: running ?? started!.url });
  try {
    await client
      .connect()
      .catch((error: unknown) => Promise.reject(new StartError(`Cannot reach the database: ${(error as Error).message}`)));
    const broken = await brokenInvariants(client, invariants);
    for (const { name } of invariants) {
      const found = broken.filter(({ invariant }) => invariant === name);
      console.log(`${found.length ? '✗' : '✓'} ${name}`);
      for (const { company, rows } of found) for (const row of rows) console.log(`    ${company}: ${JSON.stringify(row)}`);
    }
    return broken.length ? 1 : 0;
  } finally {
    await client.end().catch(() => undefined);
    await started?.stop();
  }
}

look().then(
  code => process.exit(code),
  (error: unknown) => {
    const isPlain = error instanceof StartError || error instanceof SettingsError;
    console.error(isPlain ? error.message : error);
    process.exit(2);
  },
);
