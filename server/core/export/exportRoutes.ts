import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { writeAudit } from '../audit/writeAudit.ts';
import { publishChanges } from '../changes/publishChanges.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { NotSignedIn, RequestError, ImpersonationReadOnly } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { RequestParts } from '../graphql/Callers.ts';
import { documentsHook } from '../graphql/documents.ts';
import { metadataByType } from '../graphql/reads.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { failureOf } from '../rest/RestFailure.ts';
import { errorText } from '../rules/errorText.ts';
import { nameInTrail } from '../session/Viewer.ts';
import { BackgroundTask, TaskKind } from '../task/BackgroundTask.ts';
import { beginTask, taskNotice } from '../task/beginTask.ts';
import { contentTypes, exportFile, fileName } from './exportFile.ts';
import { exportPages, listedType } from './exportPages.ts';
import { exportRequest, type ExportRequest } from './exportRequest.ts';

/** Dependencies of the export routes. */
export interface ExportParts extends RequestParts, Omit<RestSchema, 'metadata'> {
  documents: Record<string, string>;
  persistedOnly: boolean;
}

/**
 * `POST /export`: streams all pages of a list as CSV or XLSX while they are read. Aborting the download stops the reading. With
 * `inBackground` it answers 202 with the task's id; `GET /export/{task}` then returns its file to the user who requested it, as long as it
 * is kept.
 */
export function exportRoutes(app: FastifyInstance, parts: ExportParts): void {
  const schema: RestSchema = { ...parts, metadata: metadataByType(parts.database.em) };
  app.post('/export', { preHandler: documentsHook(parts.documents, parts.persistedOnly) }, async (request, reply) => {
    const context = await parts.callers.contextOf(request, reply);
    try {
      if (!context.viewer) throw NotSignedIn();
      const asked = exportRequest.safeParse(request.body);
      if (!asked.success) throw new RequestError('BAD_USER_INPUT', 'malformed');
      if (asked.data.inBackground && context.viewer.impersonation) throw ImpersonationReadOnly();
      if (asked.data.inBackground) return await reply.code(202).send(await beginExport(schema, asked.data, context));
      const file = await exportFile(schema, asked.data, context);
      // Impersonators are logged too: this line is the only thing they write in the company.
      await context.database.inCompany({ ...context.viewer, impersonation: undefined }, em => noteExport(em, schema, asked.data, context));
      return await attach(reply, fileName(asked.data), asked.data.format, file);
    } catch (error) {
      const log = (bug: unknown) => request.log.error({ err: bug }, 'an export failed');
      const { status, body } = failureOf(error, { language: context.language, requestId: request.id, log });
      return reply.code(status).send(body);
    }
  });
  app.get<{ Params: { id: string } }>('/export/:id', async (request, reply) => {
    const { viewer, database, language } = await parts.callers.contextOf(request, reply, { cookie: true });
    const refuse = (status: number, code: string) => reply.code(status).send({ error: errorText(language, code) });
    if (!viewer) return refuse(401, 'notSignedIn');
    const { id } = request.params;
    const where = { id, hasFile: true, finishedAt: { $ne: null }, deletedAt: null };
    const task = typeOfId(id) === codeOf(BackgroundTask) ? await database.inCompany(viewer, em => em.findOne(BackgroundTask, where)) : null;
    const bytes = task && (await parts.files.read(id));
    if (!task || !bytes) return refuse(404, 'notFound');
    const name =
      task.kind === TaskKind.IMPORT ? `${task.name!.replace(/\.\w+$/, '')} – ${errorText(language, 'importErrors')}.csv` : task.name!;
    return attach(reply, name, formatOf(name), bytes);
  });
}

const formatOf = (name: string) => (name.endsWith('.zip') ? 'zip' : name.endsWith('.xlsx') ? 'xlsx' : 'csv');

/** Sends a file as a download that no cache stores. */
const attach = (reply: FastifyReply, name: string, format: keyof typeof contentTypes, file: Readable) =>
  reply
    .header('content-type', contentTypes[format])
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(file);

/** Queues an export; a request that is refused immediately is never queued. */
async function beginExport(schema: RestSchema, asked: ExportRequest, context: Context): Promise<{ taskId: string }> {
  const viewer = context.viewer!;
  await exportPages(schema, asked, context);
  const task = { kind: TaskKind.EXPORT, entity: listedType(schema, asked.query), name: fileName(asked), operation: 'export', input: asked };
  const { id, written } = await context.database.inCompany(viewer, async em => {
    const begun = await beginTask({ em, viewer, context }, task);
    await noteExport(em, schema, asked, context);
    return { ...begun, written: await publishChanges(em, viewer.companyId, [taskNotice(begun.id, viewer.userId, 'CREATED')]) };
  });
  for (const change of written) context.changes.announce(change);
  return { taskId: id };
}

/** Records the export in the security log: who exported which file (features 1.8). */
function noteExport(em: EntityManager, schema: RestSchema, asked: ExportRequest, { viewer, origin }: Context): Promise<void> {
  const line = { action: 'EXPORTED', entityType: listedType(schema, asked.query), entityName: fileName(asked) };
  return writeAudit(em, { id: viewer!.userId, name: nameInTrail(viewer!), origin }, [line]);
}
