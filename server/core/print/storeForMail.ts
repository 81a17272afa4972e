import { createHash } from 'node:crypto';
import { newId } from '../database/ids.ts';
import { onRollback } from '../database/onRollback.ts';
import { codeOf } from '../database/RecordType.ts';
import { StoredFile } from '../files/StoredFile.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { PrintedDocument } from './Printer.ts';

/**
 * Stores a document for one mail (`Post.forgetsAttachments`), which is removed once the mail is sent or given up. Its row is born deleted: nobody can
 * open it, no export has it, and it counts against no plan. The bytes are removed if the command is rolled back.
 */
export async function storeForMail(
  { em, context }: Scope,
  { name, pdf }: PrintedDocument,
  contentType = 'application/pdf',
): Promise<Pick<StoredFile, 'id' | 'name' | 'contentType'>> {
  const file = { id: newId(codeOf(StoredFile)), name, contentType };
  onRollback(em, () => context.files.remove(file.id));
  await context.files.write(file.id, pdf, file.contentType);
  await em.execute(
    `insert into stored_file (id, name, content_type, size, sha256, readers, deleted_at) values (?, ?, ?, ?, ?, '{}', now())`,
    [file.id, name, file.contentType, pdf.length, createHash('sha256').update(pdf).digest('hex')],
  );
  return file;
}
