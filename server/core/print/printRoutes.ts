import type { FastifyInstance } from 'fastify';
import { askAgain, RequestError } from '../errors.ts';
import { lookKey } from '../graphql/select/Plan.ts';
import { recordLooks } from '../graphql/recordLooks.ts';
import type { RequestParts } from '../graphql/Callers.ts';
import { isDay } from '../rules/days.ts';
import { errorText } from '../rules/errorText.ts';
import { courtesy } from '../task/Courtesy.ts';
import { isSentDocument, sentCopy } from './sentCopy.ts';

const statuses: Partial<Record<RequestError['code'], number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404, UNAVAILABLE: 503 };

/** The document and the days asked for; what is not a day is left out. */
function askedOf({ as, from, to }: Record<'as' | 'from' | 'to', unknown>) {
  const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);
  return { as: typeof as === 'string' ? as : undefined, from: day(from), to: day(to) };
}

/**
 * `GET /print/{id}.pdf`: a record as a document (`?paper=roll` for a receipt printer, `?as=statement&from=&to=` for another document), or a document as it was sent, for users who may read
 * the record. Authenticates by bearer token or by session cookie, which a new tab sends.
 */
export function printRoutes(app: FastifyInstance, parts: RequestParts): void {
  app.get<{ Params: { id: string }; Querystring: Record<'paper' | 'as' | 'from' | 'to', unknown> }>(
    '/print/:id.pdf',
    { config: { waitsItsTurn: true } },
    async (request, reply) => {
      const context = await parts.callers.contextOf(request, reply, { cookie: true });
      const { viewer, database, language, printer } = context;
      const refuse = (status: number, code: string) => reply.code(status).send({ error: errorText(language, code), requestId: request.id });
      if (!viewer) return refuse(401, 'notSignedIn');
      try {
        const { id } = request.params;
        const medium = request.query.paper === 'roll' ? 'roll' : 'sheet';
        const { name, pdf } = await printer.turns.take(viewer.companyId, () =>
          database.inCompany(viewer, async em => {
            if (isSentDocument(id)) return sentCopy(em, viewer, printer, id);
            const printing = await printer.prepare(em, viewer, id, language, askedOf(request.query));
            await courtesy.rest();
            return printer.print(em, printing, medium);
          }),
        );
        const looks = isSentDocument(id) ? [] : printer.looksAt(id, askedOf(request.query).as);
        await recordLooks(context, looks, Object.fromEntries(looks.map(({ type }) => [lookKey(type), id])));
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
          .send(pdf);
      } catch (error) {
        const status = error instanceof RequestError ? statuses[error.code] : undefined;
        if (status === 503) void reply.headers(askAgain);
        if (status) return refuse(status, (error as RequestError).messageId);
        throw error;
      }
    },
  );
}
