import type { EntityManager } from '@mikro-orm/postgresql';
import { buffer } from 'node:stream/consumers';
import { typeOfId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import { StoredFile } from '../files/StoredFile.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { PrintedDocument, Printer } from './Printer.ts';
import { SentDocument } from './SentDocument.ts';

/** Whether an id belongs to a sent document. */
export const isSentDocument = (id: string) => typeOfId(id) === codeOf(SentDocument);

/** The document as it was sent, if the viewer may read its record. RequestError NOT_FOUND, FORBIDDEN. */
export async function sentCopy(em: EntityManager, viewer: Viewer, printer: Printer, id: string): Promise<PrintedDocument> {
  const sent = await em.findOne(SentDocument, { id });
  if (!sent) throw NotFound();
  printer.templateFor(viewer, sent.recordId, sent.sentAs ?? undefined);
  const file = await em.findOne(StoredFile, { id: sent.fileId });
  const bytes = file && (await printer.files.read(file.id));
  if (!bytes) throw NotFound();
  return { name: file.name, pdf: await buffer(bytes) };
}
