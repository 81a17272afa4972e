import 'reflect-metadata';
import module from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from './core/database/Database.ts';
import { addressIn } from './core/database/addressIn.ts';
import { startEmbeddedDatabase } from './core/database/embedded.ts';
import { StartError } from './core/errors.ts';
import { readSettings, SettingsError, type Settings } from './core/settings.ts';
import { demoPassword, demoSignInsOf, loadDemo, loadDemoPictures } from './demo/loadDemo.ts';

/** Functions to call on shutdown, newest first. */
const closers: (() => unknown)[] = [];
/** Time allowed for requests in flight to finish, in milliseconds. */
const timeout = 20_000;
let endingSince: number | undefined;

// Registered before anything starts, so that Ctrl-C during startup stops PostgreSQL too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // npm forwards the terminal's signal, so one Ctrl-C arrives twice within milliseconds.
    if (endingSince && Date.now() - endingSince > 500) process.exit(130);
    endingSince ??= Date.now();
    void starting.then(
      () => end(0),
      () => undefined,
    );
  });
}

const starting = start(performance.now());
starting.catch(async (error: unknown) => {
  for (const line of linesOf(error)) console.error(line);
  await end(endingSince ? 0 : 1);
});

async function start(since: number) {
  const settings = readSettings(process.env);
  // Loaded only if it is asked for.
  const tracing = settings.tracing && (await import('./core/observability/tracing.ts')).startTracing(settings.tracing);
  if (tracing) closers.push(() => tracing.stop());
  const begun = Promise.withResolvers<void>();
  // PostgreSQL starts meanwhile.
  const loading = begun.promise.then(loadSuite);
  if (settings.databaseUrl) begun.resolve();
  const embedded = settings.databaseUrl ? undefined : await startEmbeddedDatabase(settings.dataDir, [], begun.resolve);
  if (embedded) {
    closers.push(() => embedded.stop());
    void embedded.lost.then(words =>
      quit(`PostgreSQL ended though nobody stopped it (${words}): start Noria again, and it recovers by itself`),
    );
  }
  const { createApp, fileStore, openDatabase, serveMetrics } = await loading;
  const address = addressIn(settings, embedded);
  const database = await goOn(openDatabase(address));
  closers.push(() => database.close());
  const isOpen = settings.demoResetMinute !== undefined;
  const demo = settings.demo ?? (isOpen || (embedded?.firstStart ?? false));
  if (demo) await goOn(loadDemoOnce(database, isOpen));
  embedded?.settled(demo);

  const sessionSecret = settings.sessionSecret ?? embedded!.sessionSecret;
  const files = fileStore(settings);
  const resetDemo = isOpen
    ? await goOn((await import('./demo/resetDemo.ts')).demoReset({ database, ownerUrl: address.ownerUrl ?? address.url, files }))
    : undefined;
  const app = await goOn(
    createApp({ database, settings: { ...settings, sessionSecret }, webRoot: join(import.meta.dirname, '../web'), resetDemo, tracing }),
  );
  closers.push(() => closeApp(app));
  await goOn(
    app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => Promise.reject(listenError(error, settings))),
  );
  const metrics = await serveMetrics(settings, database);
  if (metrics instanceof Error)
    console.error(`Metrics are not served: port ${settings.metricsPort} is in use. Set METRICS_PORT to another port.`);
  else closers.push(metrics);
  announce(settings, demo || !!embedded?.demo, since);
  if (!demo) return;
  const pictures = loadDemoPictures(database, files).catch((error: unknown) => console.error('The demo has no pictures:', error));
  closers.push(() => pictures);
}

/** Loads the modules that serve, which is half of a start, compiled by an earlier one where the folder of the packages can be written to. */
async function loadSuite() {
  module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/noria'));
  const [{ createApp }, { fileStore }, { serveMetrics }, { openDatabase }] = await Promise.all([
    import('./app.ts'),
    import('./core/files/FileStore.ts'),
    import('./core/observability/metrics.ts'),
    import('./database.ts'),
  ]);
  return { createApp, fileStore, serveMetrics, openDatabase };
}

/** Loads the demo once even if several processes start on one database: the others wait, then find it loaded. */
async function loadDemoOnce(database: Database, isOpen: boolean) {
  const client = await database.pool.connect();
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock(hashtext('noria demo'))`);
    await loadDemo(database, isOpen);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/** Stops accepting requests and answers those in flight; connections still open after `timeout`, such as live streams, are cut off. */
async function closeApp(app: FastifyInstance) {
  // Connections may close as soon as their request is answered; browsers would keep them open for minutes.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), timeout);
  // Must come first: new connections are refused, so that they go to another process.
  app.server.close();
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

/** Awaits one startup step; throws instead of going on to the next if a shutdown was requested meanwhile. */
async function goOn<T>(step: Promise<T>): Promise<T> {
  const result = await step;
  if (endingSince && isClosable(result)) closers.push(() => result.close());
  if (endingSince) throw new StartError('');
  return result;
}

const isClosable = (result: unknown): result is { close(): unknown } => typeof result === 'object' && result !== null && 'close' in result;

async function end(code: number) {
  while (closers.length) await Promise.resolve(closers.pop()!()).catch((error: unknown) => console.error(error));
  process.exit(code);
}

function quit(line: string) {
  console.error(line);
  process.exit(1);
}

function listenError(error: unknown, { port, host }: Settings) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use: stop the other program, or set PORT to another port`);
  if (code === 'EACCES') return new StartError(`This account cannot listen on port ${port}: set PORT to 1024 or higher`);
  return new StartError(`Cannot listen on ${host}:${port}: ${message}`);
}

/** Returns the lines to print for an error; a stack trace only for unexpected ones. */
function linesOf(error: unknown): string[] {
  if (error instanceof SettingsError) return error.lines;
  if (error instanceof StartError) return error.message ? [error.message] : [];
  return [(error as Error).stack ?? String(error)];
}

function announce({ publicUrl, demoResetMinute }: Settings, demo: boolean, since: number) {
  console.log(`\n  Noria is ready at ${publicUrl} (${((performance.now() - since) / 1000).toFixed(1)} s)\n`);
  if (!demo) return;
  console.log(`  Demo accounts, all with the password ${demoPassword}:`);
  for (const { email, label } of demoSignInsOf(demoResetMinute !== undefined)) console.log(`    ${email.padEnd(24)}  ${label}`);
  console.log('\n  Press Ctrl-C to stop.\n');
}
