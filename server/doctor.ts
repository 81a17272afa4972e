import 'reflect-metadata';
import { commandSettings, endWith, onDatabase, typedPath } from './core/database/commandLine.ts';
import { withLogin } from './core/database/serving.ts';
import { openClient } from './core/database/openClient.ts';
import { problem, runChecks } from './core/doctor/Check.ts';
import { databaseChecks } from './core/doctor/databaseChecks.ts';
import { machineChecks } from './core/doctor/machineChecks.ts';
import { fileStore } from './core/files/FileStore.ts';
import { atlas, boreal } from './demo/companies.ts';
import { migrations } from './migrations/migrations.ts';

/** `npm run doctor [-- <folder of the backups>]`: checks what an installation needs; exits with 1 if there is a problem. */
async function examine(backups: string | undefined): Promise<number> {
  const settings = commandSettings();
  const machine = machineChecks(settings, fileStore(settings), process.env, backups);
  const print = (line: string) => console.log(line);
  const published = [atlas, boreal].flatMap(({ users }) => users.map(({ email }) => email));
  const known = migrations.map(({ name }) => name);
  return onDatabase(settings, async ({ url, ownerUrl }) => {
    const client = await openClient(ownerUrl ?? url, 'noria doctor');
    try {
      const replicaUrl = settings.databaseReadUrl && withLogin(settings.databaseReadUrl, ownerUrl ?? url);
      return await runChecks([...machine, ...databaseChecks(client, known, published, replicaUrl)], print);
    } finally {
      await client.end();
    }
  }).catch((error: Error) => runChecks([...machine, { name: 'Database', look: () => [problem(error.message)] }], print));
}

endWith(examine(typedPath(process.argv[2])));
