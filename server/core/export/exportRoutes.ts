import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { NotSignedIn, RequestError } from '../errors.ts';
import { contextOf, type RequestParts } from '../graphql/contextOf.ts';
import { documentsHook } from '../graphql/documents.ts';
import { metadataByType } from '../graphql/reads.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { failureOf } from '../rest/RestFailure.ts';
import { localeOf } from '../session/Viewer.ts';
import { cellsOf, type Cell } from './cells.ts';
import { csvOf } from './csv.ts';
import { exportPages, type Row } from './exportPages.ts';
import { exportRequest } from './exportRequest.ts';
import { xlsxOf } from './xlsx.ts';

/** What exports are made of. */
export interface ExportParts extends RequestParts, Omit<RestSchema, 'metadata'> {
  documents: Record<string, string>;
  persistedOnly: boolean;
}

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `POST /export`: what a list shows, all pages of it, as CSV or XLSX; written while it is read. An aborted download ends the reading. */
export function exportRoutes(app: FastifyInstance, parts: ExportParts): void {
  const schema: RestSchema = { ...parts, metadata: metadataByType(parts.session.database.orm) };
  app.post('/export', { preHandler: documentsHook(parts.documents, parts.persistedOnly) }, async (request, reply) => {
    const context = await contextOf(parts, request, reply);
    const { viewer, language } = context;
    try {
      if (!viewer) throw NotSignedIn();
      const asked = exportRequest.safeParse(request.body);
      if (!asked.success) throw new RequestError('BAD_USER_INPUT', 'malformed');
      const { columns, format, name } = asked.data;
      const pages = await exportPages(schema, asked.data, context);
      const cells = cellsOf(columns, { locale: localeOf[language], timeZone: viewer.timeZone });
      const titles = columns.map(({ title }) => title);
      const file =
        format === 'csv'
          ? Readable.from(csvOf(titles, written(pages, cells)))
          : xlsxOf(titles, written(pages, cells), { name, rightToLeft: language === 'ar' });
      return await reply
        .header('content-type', contentTypes[format])
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`)
        .header('cache-control', 'no-store')
        .send(file);
    } catch (error) {
      const log = (bug: unknown) => request.log.error({ err: bug }, 'an export failed');
      const { status, body } = failureOf(error, { language, requestId: request.id, log });
      return reply.code(status).send(body);
    }
  });
}

async function* written(pages: AsyncIterable<Row[]>, cells: (row: Row) => Cell[]): AsyncIterable<Cell[][]> {
  for await (const rows of pages) yield rows.map(cells);
}
