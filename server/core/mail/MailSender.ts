import { setTimeout as pause } from 'node:timers/promises';
import type { JobHelpers } from 'graphile-worker';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { newId } from '../database/ids.ts';
import type { FileStore } from '../files/FileStore.ts';
import { localeOf, type Language } from '../session/Viewer.ts';
import { platformQuery } from '../database/platformQuery.ts';

/** How often the outcome of an accepted e-mail is stored before it is left to the next attempt, which sends it again. */
const settleAttempts = 5;

interface Mail {
  id: string;
  company_id: string;
  recipient: string;
  subject: string;
  language: Uppercase<Language>;
  text_body: string;
  html_body: string;
  stop_link: string | null;
  cc: string | null;
  sender_name: string | null;
  reply_to: string | null;
  attachments: { id: string; filename: string; contentType: string }[];
  forgets_attachments: boolean;
}

/** Logger used by the sender. */
export interface MailLog {
  warn(about: object, message: string): void;
}

/** The job of a queued e-mail. */
export interface MailJob {
  mailId: string;
  companyId: string;
}

/**
 * Sends queued e-mails, each by a job of its own that the transaction of its cause enqueued. Each carries its own Message-ID. Once an e-mail
 * is sent or given up, its content is erased, so that no link remains in the database; so is a file that only its recipient may read.
 */
export class MailSender {
  readonly #transport;
  readonly #from: { name: string; address: string };

  constructor(
    readonly pool: Pool,
    smtpUrl: string,
    readonly publicUrl: string,
    readonly log: MailLog,
    readonly files: FileStore,
  ) {
    const { hostname } = new URL(publicUrl);
    this.#from = addressOf(new URL(smtpUrl).searchParams.get('from') ?? `Noria <noria@${hostname}>`);
    this.#transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  }

  /**
   * Sends one e-mail. Throws if the mail server did not accept it: the job is then retried with increasing delays, and the e-mail given up
   * after its last attempt. An e-mail of a suspended company waits until the company is resumed.
   */
  async send({ mailId, companyId }: MailJob, { job }: Pick<JobHelpers, 'job'>): Promise<void> {
    const mail = await this.#find(mailId, companyId);
    if (!mail) return;
    const failure = await this.#deliver(mail).catch((error: Error) => error.message.slice(0, 300));
    if (failure === undefined) return this.#settle(mail, 'SENT', job.attempts);
    const isOver = job.attempts >= job.max_attempts;
    this.log.warn(
      { mail: mailId, attempts: job.attempts, failure },
      isOver ? 'a mail was given up' : 'a mail could not be sent and will be tried again',
    );
    if (isOver) return this.#settle(mail, 'FAILED', job.attempts, failure);
    await platformQuery(this.pool, 'update outbox_mail set attempts = $3, failure = $4 where id = $1 and company_id = $2', [
      mailId,
      companyId,
      job.attempts,
      failure,
    ]);
    throw new Error('not accepted');
  }

  close(): void {
    this.#transport.close();
  }

  async #find(id: string, companyId: string): Promise<Mail | undefined> {
    const { rows } = await platformQuery<Mail>(
      this.pool,
      `select m.id, m.company_id, m.recipient, m.subject, m.language, m.text_body, m.html_body, m.stop_link, m.cc, m.sender_name, m.reply_to,
         m.forgets_attachments, (select coalesce(json_agg(json_build_object('id', a.file_id, 'filename', a.name, 'contentType', a.content_type)
           order by a.position), '[]') from outbox_attachment a where a.company_id = m.company_id and a.mail_id = m.id) as attachments
       from outbox_mail m join company c on c.id = m.company_id and c.status = 'ACTIVE'
       where m.company_id = $2 and m.id = $1 and m.status = 'QUEUED'`,
      [id, companyId],
    );
    return rows[0];
  }

  async #deliver(mail: Mail): Promise<undefined> {
    await this.#transport.sendMail({
      messageId: `<${mail.id}@${new URL(this.publicUrl).hostname}>`,
      from: mail.sender_name ? { ...this.#from, name: mail.sender_name } : this.#from,
      replyTo: mail.reply_to ?? undefined,
      to: mail.recipient,
      cc: mail.cc ?? undefined,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      attachments: await this.#attachments(mail),
      headers: {
        'Content-Language': localeOf[mail.language.toLowerCase() as Language],
        'Auto-Submitted': 'auto-generated',
        ...(mail.stop_link && stopHeaders(mail.stop_link)),
      },
    });
  }

  #attachments({ attachments }: Mail) {
    return Promise.all(
      attachments.map(async ({ id, ...named }) => {
        const content = await this.files.read(id);
        if (!content) throw new Error('The attachment is gone');
        return { ...named, content };
      }),
    );
  }

  /** Stores the outcome and notifies subscribers of the record that was sent; tries again where the connection is cut. */
  async #settle(mail: Mail, status: 'SENT' | 'FAILED', attempts: number, failure: string | null = null): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        await this.#store(mail, status, attempts, failure);
        break;
      } catch (error) {
        if (tried === settleAttempts) throw error;
        await pause(1_000);
      }
    }
    for (const { id } of this.#forgotten(mail)) await this.files.remove(id);
  }

  #forgotten({ forgets_attachments: forgets, attachments }: Mail) {
    return forgets ? attachments : [];
  }

  async #store(mail: Mail, status: 'SENT' | 'FAILED', attempts: number, failure: string | null): Promise<void> {
    await platformQuery(
      this.pool,
      `with settled as (
         update outbox_mail set status = $2, failure = $3, attempts = $6, sent_at = case when $2 = 'SENT' then now() end, text_body = null, html_body = null, stop_link = null,
           version = version + 1, updated_at = now()
         where id = $1 and company_id = $4),
       detached as (delete from outbox_attachment where company_id = $4 and mail_id = $1 and file_id = any ($7)),
       forgotten as (delete from stored_file where company_id = $4 and id = any ($7))
       insert into record_change (id, company_id, changes)
       select $5, company_id, jsonb_build_array(jsonb_build_object('id', record_id, 'type', record_type, 'kind', 'UPDATED'))
       from sent_document where company_id = $4 and mail_id = $1`,
      [mail.id, status, failure, mail.company_id, newId(0), attempts, this.#forgotten(mail).map(({ id }) => id)],
    );
  }
}

/** By what mail programs offer a button that ends such mails (RFC 2369), at once where the link is encrypted (RFC 8058). */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  ...(link.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** Parses `Name <address>` or a bare address. */
function addressOf(text: string): { name: string; address: string } {
  const open = text.indexOf('<');
  if (open < 0 || !text.endsWith('>')) return { name: 'Noria', address: text };
  return { name: text.slice(0, open).trim(), address: text.slice(open + 1, -1) };
}
