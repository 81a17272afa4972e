import type { FastifyInstance } from 'fastify';
import { refusal } from '../access/allows.ts';
import type { RequestParts } from '../graphql/Callers.ts';
import { idForm } from '../rules/idForm.ts';
import { errorText } from '../rules/errorText.ts';
import { StoredFile } from '../files/StoredFile.ts';

/** Types that a browser may show inline; all others are downloaded. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf']);

/**
 * `GET /files/{id}`: serves a file of the viewer's company, authenticated by bearer token or session cookie; 404 for any other file and for
 * viewers who are not among its readers.
 */
export function fileRoutes(app: FastifyInstance, parts: RequestParts): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { viewer, database, language } = await parts.callers.contextOf(request, reply, { cookie: true });
    const refuse = (status: number, code: string) => reply.code(status).send({ error: errorText(language, code) });
    if (!viewer) return refuse(401, 'notSignedIn');
    const { id } = request.params;
    const file = idForm.test(id) ? await database.inCompany(viewer, em => em.findOne(StoredFile, { id, deletedAt: null })) : null;
    const bytes = file && !refusal(viewer, file.readers) ? await parts.files.read(id) : undefined;
    if (!file || !bytes) return refuse(404, 'notFound');
    const isShown = file.readers.includes('SIGNED_IN') || file.contentType.startsWith('image/');
    const disposition = isShown && shown.has(file.contentType) ? 'inline' : 'attachment';
    return (
      reply
        .header('content-type', file.contentType.startsWith('text/') ? `${file.contentType}; charset=utf-8` : file.contentType)
        .header('content-length', file.size)
        .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        // Images in a page are fetched once; downloads are not cached.
        .header('cache-control', disposition === 'inline' ? 'private, max-age=31536000, immutable' : 'private, no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'")
        .send(bytes)
    );
  });
}
