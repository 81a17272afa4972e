import 'reflect-metadata';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import persisted from '../web/core/relay/persisted.json' with { type: 'json' };
import { provisionCompany } from './administration/company/provisionCompany.ts';
import { refuseExcess } from './core/bounds/refuseExcess.ts';
import { ChangeFeed } from './core/changes/ChangeFeed.ts';
import { LiveStreams } from './core/live/LiveStreams.ts';
import type { Database } from './core/database/Database.ts';
import { personalDataRoutes } from './core/erasure/personalDataRoutes.ts';
import { exportRoutes } from './core/export/exportRoutes.ts';
import { fileRoutes } from './core/upload/fileRoutes.ts';
import { fileStore } from './core/files/FileStore.ts';
import { executableSchema } from './core/graphql/buildSchema.ts';
import type { Services } from './core/graphql/Context.ts';
import { languageOf } from './core/graphql/originOf.ts';
import { metadataByType } from './core/graphql/reads.ts';
import { graphqlRoutes } from './core/graphql/graphqlRoutes.ts';
import { followUps } from './core/notification/followUps.ts';
import { pageRoutes } from './core/pages/pageRoutes.ts';
import { Printer } from './core/print/Printer.ts';
import { printRoutes } from './core/print/printRoutes.ts';
import { answerFailures } from './core/observability/failures.ts';
import { health } from './core/observability/health.ts';
import { httpLogging } from './core/observability/logging.ts';
import { observeRequests } from './core/observability/metrics.ts';
import { securityHeaders } from './core/observability/securityHeaders.ts';
import type { Tracing } from './core/observability/tracing.ts';
import { endSilentConnections } from './core/observability/silentConnections.ts';
import { drainUnreadBodies } from './core/observability/unreadBodies.ts';
import { restRoutes } from './core/rest/restRouter.ts';
import { errorText } from './core/rules/errorText.ts';
import { authLayer } from './core/session/authLayer.ts';
import { callersOf } from './core/session/callersOf.ts';
import { jobs } from './core/jobs/jobs.ts';
import { SessionLayer } from './core/session/SessionLayer.ts';
import type { Settings } from './core/settings.ts';
import { StripeProvider } from './ecommerce/payment/StripeProvider.ts';
import {
  datedSources,
  hourly,
  inboxSources,
  invariants,
  mailedDecisions,
  minutely,
  pages,
  printTemplates,
  resolvers,
  routes,
} from './modules.ts';

/** Dependencies of the HTTP app. */
export interface AppParts {
  database: Database;
  settings: Settings & { sessionSecret: string };
  /** Folder of the built web client; without it only the API is served. */
  webRoot?: string;
  /** Makes the demo anew, if the operator has set when. */
  resetDemo?: () => Promise<void>;
  /** Traces requests, if the operator has set where to. */
  tracing?: Pick<Tracing, 'traceRequests'>;
}

/** Builds the HTTP app with all its routes; the tests start it too. `close()` lets requests in flight finish first. */
export async function createApp({ database, settings, webRoot, resetDemo, tracing }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...httpLogging(settings),
    bodyLimit: 1024 * 1024,
    connectionTimeout: 60_000,
    // Slow senders are cut off: headers within 8 s, the whole request within 20 s, checked every second.
    requestTimeout: 20_000,
    http: { headersTimeout: 8_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: 65_000,
    // During shutdown, requests on open connections are still answered: a load balancer must not retry a write.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4_000 },
  });
  const session = new SessionLayer(database, settings, provisionCompany);
  const changes = new ChangeFeed(database.pool, database.url, error => app.log.error({ err: error }, 'the change feed failed'));
  const files = fileStore(settings);
  await changes.start();
  app.addHook('preClose', () => changes.close());

  tracing?.traceRequests(app);
  endSilentConnections(app);
  observeRequests(app);
  health(app, { database });
  securityHeaders(app, settings.publicUrl);
  drainUnreadBodies(app);
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip'] });
  answerFailures(app);
  refuseExcess(app);

  const schema = executableSchema(resolvers, database.em);
  const printer = new Printer(printTemplates, schema, files);
  app.addHook('onClose', () => printer.close());
  const streams = new LiveStreams(changes, settings.liveStreams);
  const cards = settings.stripe && new StripeProvider(settings.stripe);
  const services: Services = {
    database,
    session,
    changes,
    streams,
    files,
    printer,
    followUps,
    cards,
    inboxSources,
    mailedDecisions,
    documents: persisted,
    datedSources,
    allowPrivate: settings.webhookAllowPrivate,
  };
  const parts = { ...services, callers: callersOf(services) };
  await app.register(authLayer, { session });
  await app.register(jobs, {
    ...parts,
    schema,
    metadata: metadataByType(database.em),
    settings,
    invariants,
    hourly,
    minutely,
    resetDemo,
  });
  fileRoutes(app, parts);
  printRoutes(app, parts);
  personalDataRoutes(app, parts);
  const operations = { documents: persisted, persistedOnly: settings.persistedOnly };
  exportRoutes(app, { ...parts, schema, ...operations });
  await graphqlRoutes(app, {
    ...parts,
    schema,
    ...operations,
    introspection: settings.introspection,
  });
  await app.register(restRoutes, { ...parts, schema, routes, internalAccessKey: settings.internalAccessKey });
  await app.register(pageRoutes, { ...parts, pages });
  if (webRoot && existsSync(join(webRoot, 'index.html'))) await serveWeb(app, webRoot);
  return app;
}

/** Serves the built web client: its files, and its page for every other address opened in a browser. */
async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  await app.register(serveStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    maxAge: '1h',
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      // Browsers detect a new version through this file.
      if (/\/worker\.js(\.br|\.gz)?$/.test(path)) reply.header('cache-control', 'no-cache');
    },
  });
  // One route for all files, as a route for each of a thousand would take a tenth of the start. What is not listed here is not looked for.
  const files = filesIn(root);
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params }, reply) => (files.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound()),
  });
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?');
    // Clients that are not browsers, such as uptime checks, get the page at `/` too.
    const isPage =
      path === '/' || (request.headers.accept?.includes('text/html') && !/^\/(api|graphql|export|files|print|assets)(\/|$)/.test(path));
    if (isPage && ['GET', 'HEAD'].includes(request.method))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    return reply.code(404).send({ error: errorText(languageOf(request.headers['accept-language']), 'notFound') });
  });
}

/** Paths of all files within a folder, except hidden ones. */
function filesIn(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
  return new Set(paths.filter(path => !/(^|\/)\./.test(path)));
}
