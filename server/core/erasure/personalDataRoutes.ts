import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../audit/writeAudit.ts';
import { RequestError } from '../errors.ts';
import { ArchiveWriter } from '../files/archive.ts';
import type { RequestParts } from '../graphql/Callers.ts';
import { errorText } from '../rules/errorText.ts';
import { personalData } from './personalData.ts';

const statuses: Partial<Record<RequestError['code'], number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 };

/**
 * `GET /export/person/{id}`: exports the data held about a person (GDPR, articles 15 and 20) as an archive, for users who may erase it;
 * recorded in the security log.
 */
export function personalDataRoutes(app: FastifyInstance, parts: RequestParts): void {
  app.get<{ Params: { id: string } }>('/export/person/:id', async (request, reply) => {
    const { viewer, database, language, origin } = await parts.callers.contextOf(request, reply, { cookie: true });
    const refuse = (status: number, code: string) => reply.code(status).send({ error: errorText(language, code), requestId: request.id });
    if (!viewer) return refuse(401, 'notSignedIn');
    try {
      const { name, type, files, data } = await database.inCompany(viewer, async em => {
        const held = await personalData({ em, viewer }, request.params.id);
        const line = { action: 'EXPORTED', entityType: held.type, entityId: request.params.id, entityName: held.name };
        await writeAudit(em, { id: viewer.userId, name: viewer.name, origin }, [line]);
        return held;
      });
      const archive = new ArchiveWriter();
      archive.add('data.json', () => Readable.from([JSON.stringify(data, null, 2)]));
      files.forEach((file, index) =>
        archive.add(`files/${index + 1} ${file.name}`, async () => (await parts.files.read(file.id)) ?? Readable.from([]), {
          compress: false,
        }),
      );
      archive.end();
      return await reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${type} ${name}.zip`)}`)
        .header('cache-control', 'private, no-store')
        .send(archive.output);
    } catch (error) {
      const status = error instanceof RequestError ? statuses[error.code] : undefined;
      if (status) return refuse(status, (error as RequestError).messageId);
      throw error;
    }
  });
}
