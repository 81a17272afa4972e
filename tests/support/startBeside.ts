import { createApp } from '../../server/app.ts';
import { readSettings } from '../../server/core/settings.ts';
import { openDatabase } from '../../server/database.ts';
import type { TestServer } from './startServer.ts';

/** Another process on the same database: it shares nothing else with the first server but the session secret. */
export async function startBeside(first: TestServer, env: NodeJS.ProcessEnv = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const database = await openDatabase({ url: first.database.url });
  const settings = { ...readSettings({ LOG_LEVEL: 'silent', ...env }), sessionSecret: first.sessionSecret };
  const app = await createApp({ database, settings });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close();
      await database.close();
    },
  };
}
