import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/ids.ts';
import type { StoredFile } from '../files/StoredFile.ts';
import type { Language } from '../session/Viewer.ts';
import { writeMail, type Letter, type MailSubject, type WrittenMail } from './writeMail.ts';

/** Record type of an e-mail, the last byte of its id. */
export const outboxMailCode = 0x07;

/** An e-mail ready to be queued. */
export interface Post extends WrittenMail {
  about: MailSubject;
  /** One address, or several separated by commas. */
  to: string;
  language: Language;
  cc?: string | null;
  /** Sender's display name; defaults to the product's. */
  senderName?: string;
  replyTo?: string;
  /** Stored files of the company, five at most. */
  attachments?: readonly Pick<StoredFile, 'id' | 'name' | 'contentType'>[];
  /** Where the recipient ends such mails at the press of a button, for mail programs to offer (RFC 8058). */
  stopLink?: string;
  /** Whether the files are removed once the mail is sent or given up, because they say what nobody else may read. */
  forgetsAttachments?: boolean;
}

/** Queues e-mails within the transaction that causes them: a rolled-back e-mail is never sent, a committed one never lost. */
export class Outbox {
  /**
   * @param sends whether a mail server is configured (SMTP_URL); without one, e-mails are kept for the company's administrators to read.
   */
  constructor(readonly sends: boolean) {}

  /** Renders and queues an e-mail for the transaction's company. */
  async put(em: EntityManager, letter: Letter): Promise<void> {
    await this.post(em, { ...writeMail(letter), to: letter.to, language: letter.language, about: letter.about, stopLink: letter.stopLink });
  }

  /** Queues a rendered e-mail for the transaction's company; returns its id. */
  async post(
    em: EntityManager,
    { about, to, subject, language, text, html, cc, senderName, replyTo, attachments = [], stopLink, forgetsAttachments = false }: Post,
  ): Promise<string> {
    const id = newId(outboxMailCode);
    const bodies = this.sends ? ['QUEUED', null, text, html, stopLink ?? null] : ['KEPT', text, null, null, null];
    await em.execute(
      `insert into outbox_mail (id, recipient, subject, language, status, kept_text, text_body, html_body, stop_link, cc, sender_name, reply_to,
         forgets_attachments, user_id, invitation_id, readers)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::text[])`,
      [
        id,
        to,
        subject,
        language.toUpperCase(),
        ...bodies,
        ...[cc, senderName, replyTo].map(value => value ?? null),
        forgetsAttachments,
        'userId' in about ? about.userId : null,
        'invitationId' in about ? about.invitationId : null,
        'readers' in about ? `{${about.readers.join()}}` : null,
      ],
    );
    if (attachments.length > 0)
      await em.execute(
        `insert into outbox_attachment (company_id, mail_id, position, file_id, name, content_type)
         select noria_company(), ?, f.position, f.id, f.name, f."contentType"
         from jsonb_to_recordset(?::jsonb) as f (position integer, id uuid, name text, "contentType" text)`,
        [
          id,
          JSON.stringify(
            attachments.map((file, index) => ({ position: index + 1, id: file.id, name: file.name, contentType: file.contentType })),
          ),
        ],
      );
    if (this.sends) await em.execute('select noria_enqueue_mail(?)', [id]);
    return id;
  }
}

/** Enqueues all queued e-mails of the transaction's company: those of a suspended company wait until it is resumed. */
export const enqueueWaitingMails = (em: EntityManager): Promise<unknown> =>
  em.execute(`select noria_enqueue_mail(id) from outbox_mail where company_id = noria_company() and status = 'QUEUED'`);
