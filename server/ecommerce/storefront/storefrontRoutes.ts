import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestParts } from '../../core/graphql/Callers.ts';
import { languages, type Language } from '../../core/session/Viewer.ts';
import { answerCatalogue, answerProduct } from './answerCatalogue.ts';
import { answerCheckout, answerThanks, askCheckout } from './answerCheckout.ts';
import { answerCart, changeCart } from './answerCart.ts';
import { style } from './pages/style.ts';
import { feedRoutes } from './feedRoutes.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { ShopRequests, type ShopRequest } from './ShopRequests.ts';
import { trackingRoutes } from './trackingRoutes.ts';
import { inLanguage } from './Visit.ts';

type Answer = (asked: ShopRequest, requests: ShopRequests) => Promise<FastifyReply>;

const pages: [method: 'GET' | 'POST', path: string, answer: Answer][] = [
  ['GET', '', answerCatalogue],
  ['GET', '/product/:id', answerProduct],
  ['GET', '/product/:id/:name', answerProduct],
  ['GET', '/cart', answerCart],
  ['POST', '/cart', changeCart],
  ['GET', '/checkout', askCheckout],
  ['POST', '/checkout', answerCheckout],
  ['GET', '/thanks', answerThanks],
];

/** What a form may hold, in bytes. */
const formLimit = 32 * 1024;

const year = 'public, max-age=31536000, immutable';

/** The public shop of each company at `/shop/{address}/`, and the page that follows an order at `/track/{trackingId}/`, as HTML. */
export function storefrontRoutes(app: FastifyInstance, parts: RequestParts): void {
  const requests = new ShopRequests(parts);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.get('/shop/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', year).send(style));
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  const route = (method: 'GET' | 'POST', path: string, language: Language, answer: Answer) => {
    for (const url of [path, `${path}/`])
      app.route({
        method,
        url,
        handler: (request, reply) =>
          requests.answer(request as FastifyRequest<{ Params: { address: string } }>, reply, language, asked => answer(asked, requests)),
      });
  };
  for (const language of languages)
    for (const [method, path, answer] of pages) route(method, inLanguage(language, `/shop/:address${path}`), language, answer);
  pictureRoutes(app, parts);
  feedRoutes(app, parts);
  trackingRoutes(app, requests);
}

/** Search engines read shops, and nothing that belongs to one visitor. */
const robots = `User-agent: *
${['cart', 'checkout', 'thanks'].flatMap(page => [`Disallow: /shop/*/${page}`, `Disallow: /*/shop/*/${page}`]).join('\n')}
Disallow: /track/
Disallow: /*/track/
Disallow: /api/
Disallow: /graphql
`;
