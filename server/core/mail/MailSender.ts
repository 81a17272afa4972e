import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { newId } from '../database/ids.ts';
import type { FileStore } from '../files/FileStore.ts';
import { localeOf, type Language } from '../session/Viewer.ts';
import { platformQuery } from '../database/platformQuery.ts';

/** Seconds until the next attempt after each failure; after the last one the e-mail has failed. */
const waits = [30, 120, 600, 3_600, 21_600];
const lookEveryMs = 2_000;
/** Seconds a process may spend on one e-mail before another may claim it: longer than the sum of the connection's own timeouts. */
const claimSeconds = 180;

interface Mail {
  id: string;
  company_id: string;
  recipient: string;
  subject: string;
  language: Uppercase<Language>;
  text_body: string;
  html_body: string;
  cc: string | null;
  sender_name: string | null;
  reply_to: string | null;
  attachment_id: string | null;
  attachment_name: string | null;
  attachment_type: string | null;
  attempts: number;
}

/** Logger used by the sender. */
export interface MailLog {
  warn(about: object, message: string): void;
}

/**
 * Sends queued e-mails one at a time until stopped. Several processes may run it: each e-mail is claimed before it is sent and carries its
 * own Message-ID. Once an e-mail is sent or given up, its content is erased, so that no link remains in the database.
 */
export class MailSender {
  readonly #transport;
  readonly #from: { name: string; address: string };
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #stopped = false;

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

  /** Starts polling for queued e-mails, at once and then every two seconds. */
  start(): void {
    this.#work = this.#run();
  }

  /** Finishes the current e-mail and stops. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#work;
    this.#transport.close();
  }

  async #run(): Promise<void> {
    try {
      while (!this.#stopped) {
        const mail = await this.#claim();
        if (!mail) break;
        await this.#send(mail);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'mails wait: the database does not answer');
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), lookEveryMs);
  }

  async #claim(): Promise<Mail | undefined> {
    const { rows } = await platformQuery<Mail>(
      this.pool,
      `with next as materialized (
         select m.company_id, m.id from outbox_mail m join company c on c.id = m.company_id and c.status = 'ACTIVE'
         where m.status = 'QUEUED' and m.next_attempt_at <= now() order by m.next_attempt_at limit 1 for no key update of m skip locked)
       update outbox_mail m set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       from next where m.company_id = next.company_id and m.id = next.id
       returning m.id, m.company_id, m.recipient, m.subject, m.language, m.text_body, m.html_body, m.cc, m.sender_name, m.reply_to,
         m.attachment_id, m.attachment_name, m.attachment_type, m.attempts`,
      [claimSeconds],
    );
    return rows[0];
  }

  async #send(mail: Mail): Promise<void> {
    try {
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
        headers: { 'Content-Language': localeOf[mail.language.toLowerCase() as Language], 'Auto-Submitted': 'auto-generated' },
      });
      await this.#settle(mail, 'SENT');
    } catch (error) {
      const wait = waits[mail.attempts - 1];
      const failure = (error as Error).message.slice(0, 300);
      this.log.warn(
        { mail: mail.id, attempts: mail.attempts, failure },
        wait ? 'a mail could not be sent and will be tried again' : 'a mail was given up',
      );
      if (wait === undefined) await this.#settle(mail, 'FAILED', failure);
      else
        await platformQuery(
          this.pool,
          'update outbox_mail set next_attempt_at = now() + make_interval(secs => $2), failure = $3 where id = $1 and company_id = $4',
          [mail.id, wait, failure, mail.company_id],
        );
    }
  }

  async #attachments({ attachment_id: id, attachment_name: filename, attachment_type: contentType }: Mail) {
    if (!id || !filename || !contentType) return [];
    const content = await this.files.read(id);
    if (!content) throw new Error('The attachment is gone');
    return [{ filename, content, contentType }];
  }

  /** Stores the outcome and notifies subscribers of the record that was sent. */
  async #settle(mail: Mail, status: 'SENT' | 'FAILED', failure: string | null = null): Promise<void> {
    await platformQuery(
      this.pool,
      `with settled as (
         update outbox_mail set status = $2, failure = $3, sent_at = case when $2 = 'SENT' then now() end, text_body = null, html_body = null, version = version + 1, updated_at = now()
         where id = $1 and company_id = $4)
       insert into record_change (id, company_id, changes)
       select $5, company_id, jsonb_build_array(jsonb_build_object('id', record_id, 'type', record_type, 'kind', 'UPDATED'))
       from sent_document where company_id = $4 and mail_id = $1`,
      [mail.id, status, failure, mail.company_id, newId(0)],
    );
  }
}

/** Parses `Name <address>` or a bare address. */
function addressOf(text: string): { name: string; address: string } {
  const open = text.indexOf('<');
  if (open < 0 || !text.endsWith('>')) return { name: 'Noria', address: text };
  return { name: text.slice(0, open).trim(), address: text.slice(open + 1, -1) };
}
