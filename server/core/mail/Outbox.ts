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
  /** A stored file of the company. */
  attachment?: Pick<StoredFile, 'id' | 'name' | 'contentType'>;
  /** Whether the file is removed once the mail is sent or given up, because it says what nobody else may read. */
  forgetsAttachment?: boolean;
}

/** Queues e-mails within the transaction that causes them: a rolled-back e-mail is never sent, a committed one never lost. */
export class Outbox {
  /**
   * @param sends whether a mail server is configured (SMTP_URL); without one, e-mails are kept for the company's administrators to read.
   */
  constructor(readonly sends: boolean) {}

  /** Renders and queues an e-mail for the transaction's company. */
  async put(em: EntityManager, letter: Letter): Promise<void> {
    await this.post(em, { ...writeMail(letter), to: letter.to, language: letter.language, about: letter.about });
  }

  /** Queues a rendered e-mail for the transaction's company; returns its id. */
  async post(
    em: EntityManager,
    { about, to, subject, language, text, html, cc, senderName, replyTo, attachment, forgetsAttachment = false }: Post,
  ): Promise<string> {
    const id = newId(outboxMailCode);
    const bodies = this.sends ? ['QUEUED', null, text, html] : ['KEPT', text, null, null];
    await em.execute(
      `insert into outbox_mail (id, recipient, subject, language, status, kept_text, text_body, html_body, cc, sender_name, reply_to,
         attachment_id, attachment_name, attachment_type, forgets_attachment, user_id, invitation_id, readers)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::text[])`,
      [
        id,
        to,
        subject,
        language.toUpperCase(),
        ...bodies,
        ...[cc, senderName, replyTo, attachment?.id, attachment?.name, attachment?.contentType].map(value => value ?? null),
        forgetsAttachment,
        'userId' in about ? about.userId : null,
        'invitationId' in about ? about.invitationId : null,
        'readers' in about ? `{${about.readers.join()}}` : null,
      ],
    );
    if (this.sends) await em.execute('select noria_enqueue_mail(?)', [id]);
    return id;
  }
}

/** Enqueues all queued e-mails of the transaction's company: those of a suspended company wait until it is resumed. */
export const enqueueWaitingMails = (em: EntityManager): Promise<unknown> =>
  em.execute(`select noria_enqueue_mail(id) from outbox_mail where company_id = noria_company() and status = 'QUEUED'`);
