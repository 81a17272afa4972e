import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApp } from './app.ts';
import type { Database } from './core/database/Database.ts';
import { addressIn } from './core/database/addressIn.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './core/database/embedded.ts';
import { printedSchema } from './core/graphql/buildSchema.ts';
import { readSettings } from './core/settings.ts';
import { openDatabase } from './database.ts';
import { loadDemo } from './demo/loadDemo.ts';
import { resolvers } from './modules.ts';

/** State that survives an edit (PostgreSQL), and state that the next app replaces. */
const state = globalThis as unknown as { embedded?: Promise<EmbeddedDatabase>; app?: { close(): Promise<unknown> }; database?: Database };

/** Creates a new app for Vite's dev server, replacing the one from before an edit; keeps schema.graphql up to date. */
export async function handler(): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const schema = printedSchema(resolvers);
  if (readFileSync('schema.graphql', 'utf8') !== schema) writeFileSync('schema.graphql', schema);
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl ? undefined : await (state.embedded ??= startEmbeddedDatabase(settings.dataDir));
  await close();
  const database = await openDatabase(addressIn(settings, embedded));
  state.database = database;
  const demo = settings.demo ?? embedded?.firstStart ?? false;
  if (demo) await loadDemo(database);
  embedded?.settled(demo);
  const app = await createApp({ database, settings: { ...settings, sessionSecret: settings.sessionSecret ?? embedded!.sessionSecret } });
  state.app = app;
  await app.ready();
  return (request, response) => app.routing(request, response);
}

async function close() {
  await state.app?.close();
  await state.database?.close();
  delete state.app;
  delete state.database;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  if (process.listenerCount(signal)) continue;
  process.once(signal, async () => {
    await close();
    await (await state.embedded)?.stop();
    process.exit(0);
  });
}
