import type { FastifyInstance } from 'fastify';
import type { RequestParts } from './Callers.ts';

// The page has an inline script; it is served to signed-in users only and may connect to this server only.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Serves the explorer at `/graphql` to browsers with a signed-in session, with its own bearer token. */
export function explorerPage(app: FastifyInstance, parts: RequestParts & { introspection: boolean }): void {
  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html') || 'query' in (request.query as object))
      return undefined;
    if (request.url.split('?')[0] !== '/graphql') return undefined;
    const { viewer } = await parts.callers.contextOf(request, reply, { cookie: true });
    if (!viewer || !parts.introspection) return reply.redirect(`/authentication/sign-in/?callbackUrl=${encodeURIComponent('/graphql')}`);
    const bearer = await parts.callers.bearerOf(viewer);
    // Loaded on first use: the page is two megabytes.
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const page = renderGraphiQL({
      title: 'Noria GraphQL',
      headers: JSON.stringify({ authorization: `Bearer ${bearer}` }),
      endpoint: '/graphql',
      defaultQuery: '{ viewer { name companyName } }',
    });
    return reply.header('content-security-policy', policy).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
