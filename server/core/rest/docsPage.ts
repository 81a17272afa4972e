import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const files = [
  { name: 'swagger-ui.css', type: 'text/css', path: require.resolve('swagger-ui-dist/swagger-ui.css') },
  { name: 'swagger-ui-bundle.js', type: 'text/javascript', path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
];

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Noria API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;
const start = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#api', deepLinking: true, persistAuthorization: false, validatorUrl: null });`;

/**
 * Serves `/api/docs`, the interactive API documentation; every asset comes from this server and nothing is inline. `description` returns
 * the OpenAPI document, which is made when it is first requested.
 */
export function docsPage(app: FastifyInstance, description: () => object): void {
  const kept = 'public, max-age=3600';
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page));
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', kept).send(start),
  );
  app.get('/api/docs/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(description()));
  for (const { name, type, path } of files)
    app.get(`/api/docs/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', kept).send(createReadStream(path)),
    );
}
