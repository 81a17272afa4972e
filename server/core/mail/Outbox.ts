import type { EntityManager } from '@mikro-orm/postgresql';
import { codeOf } from '../database/RecordType.ts';
import { newId } from '../database/ids.ts';
import { OutboxMail } from './OutboxMail.ts';
import { writeMail, type Letter } from './writeMail.ts';

/** Takes mails within the transaction that causes them: what is rolled back is never sent, what is committed never forgotten. */
export class Outbox {
  /** @param sends whether a mail server is set (SMTP_URL); without one mails are kept for the company's administrators to read. */
  constructor(readonly sends: boolean) {}

  /** Puts a letter out for the transaction's company. */
  async put(em: EntityManager, letter: Letter): Promise<void> {
    const { subject, text, html } = writeMail(letter);
    const bodies = this.sends ? ['QUEUED', null, text, html] : ['KEPT', text, null, null];
    await em.execute(
      'insert into outbox_mail (id, recipient, subject, language, status, kept_text, text_body, html_body) values (?, ?, ?, ?, ?, ?, ?, ?)',
      [newId(codeOf(OutboxMail)), letter.to, subject, letter.language.toUpperCase(), ...bodies],
    );
  }
}
