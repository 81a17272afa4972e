import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../graphql/Context.ts';
import { originOf } from '../graphql/originOf.ts';
import { readCookies } from '../session/cookies.ts';
import { PageReply, type Page } from './Page.ts';
import { formLimit, readSentForm } from './sentForm.ts';

/** What a notice of another system may hold, in bytes. */
const noticeLimit = 512 * 1024;

/** Serves the pages of the modules. */
export async function pageRoutes(app: FastifyInstance, { pages, ...services }: Services & { pages: Page[] }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  // Read by the pages that take files, once they have counted who sends.
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  // What another system has signed is read as it was sent.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: noticeLimit }, (_request, body, done) => done(null, body));
  const contextOf = (request: FastifyRequest, reply: FastifyReply, { language = 'en' }: Page): Context => {
    const nobody = { viewer: null, recogniseAgain: async () => null, maySetSession: false };
    const answerHeader = (name: string, value: string) => void reply.header(name, value);
    return { ...services, ...nobody, language, origin: originOf(request), answerHeader };
  };
  const { publicUrl } = services.session.settings;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  for (const page of pages)
    for (const url of new Set([page.path, page.path.includes('.') ? page.path : `${page.path}/`]))
      app.route({
        method: page.method,
        url,
        config: { hidesAddress: page.hidesAddress },
        async handler(request, reply) {
          const { headers } = request;
          if (page.method === 'POST' && !isOwn(headers, publicUrl)) return reply.code(403).send();
          const asked = {
            params: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
            form: (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<string, string>,
            sentForm: () => readSentForm(request.raw, page.maxFiles ?? 0),
            text: typeof request.body === 'string' ? request.body : '',
            headers,
            cookies: readCookies(headers.cookie),
            context: contextOf(request, reply, page),
          };
          const answer = await page.answer(asked, new PageReply());
          for (const { name, value, seconds } of answer.cookies)
            void reply.header(
              'set-cookie',
              `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
            );
          return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(answer.body);
        },
      });
}

/** Whether a form was sent from a page of this server: browsers say where a form comes from. */
function isOwn(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (!headers.origin) return true;
  return URL.canParse(headers.origin) && [headers.host, new URL(publicUrl).host].includes(new URL(headers.origin).host);
}
