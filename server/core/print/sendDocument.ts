import { writersOf } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { accessOfClass } from '../access/Allow.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { storeFile } from '../upload/storeFile.ts';
import { attempt } from '../session/attempts.ts';
import { choiceOf, type DocumentChoice } from './documentChoice.ts';
import { writeDocumentMail } from './documentMail.ts';
import { sendDocumentRules } from './sendDocument.rules.ts';
import { SentDocument } from './SentDocument.ts';

/** The record to send and the e-mail's content. */
export interface Sending {
  recordId: string;
  to: string[];
  cc?: string[] | null;
  subject: string;
  message: string;
  /** The record itself, if not given. */
  document?: DocumentChoice | null;
}

/**
 * Queues an e-mail with the record's document, and the files that its template attaches. The PDF is stored as sent, and the record and the audit trail note it. InvalidInput; Refused
 * `tooManyAttempts`; RequestError NOT_FOUND, FORBIDDEN as for writing the record.
 */
export async function sendDocument(scope: Scope, { recordId, document, ...input }: Sending): Promise<SentDocument> {
  const { em, viewer, context } = scope;
  const { printer, session, database, origin } = context;
  const { to, cc, subject, message } = check(sendDocumentRules, input);
  const choice = choiceOf(document);
  const template = printer.templateFor(viewer, recordId, choice.as);
  const refused = refusal(viewer, template.access ?? writersOf(template.Entity), 'WRITE');
  if (refused) throw refused;
  await attempt(database, 'SEND_DOCUMENT', viewer.userId, origin.ipAddress);
  const link = (await template.sending?.(scope, recordId)) ?? null;
  const printing = await printer.prepare(em, viewer, recordId, context.language, choice);
  const { name, pdf } = await printer.print(em, printing);
  const { record, company, words } = printing;
  const file = await storeFile(scope, { name, bytes: pdf, contentType: 'application/pdf', readers: [] });
  const attachments = [file];
  for (const more of (await template.attached?.(scope, recordId)) ?? []) attachments.push(await storeFile(scope, { ...more, readers: [] }));
  await em.flush();
  const addressed = { to: to.join(', '), cc: cc.join(', ') || null, subject };
  const mailId = await session.outbox.post(em, {
    ...writeDocumentMail(words, { subject, message, sender: `${viewer.name}, ${company.name}` }, link),
    about: { readers: template.access ?? accessOfClass(template.Entity) ?? [] },
    ...addressed,
    language: words.language,
    senderName: company.name,
    replyTo: viewer.email,
    attachments,
  });
  const recordType = template.Entity.name;
  const told = { recordId, recordType, sentAs: template.as ?? null, mailId, fileId: file.id, sentBy: viewer.userId };
  const sent = em.create(SentDocument, { ...told, ...addressed } as never);
  await em.flush();
  const entityName = (record as { number?: string; name?: string }).number ?? (record as { name?: string }).name;
  await writeAudit(em, { id: viewer.userId, name: viewer.name, origin }, [
    {
      action: 'SENT',
      entityType: recordType,
      entityId: recordId,
      entityName,
      changes: { to: [null, addressed.to], subject: [null, subject] },
    },
  ]);
  return sent;
}
