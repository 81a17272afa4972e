import type { Access } from '../access/Allow.ts';
import type { Language } from '../session/Viewer.ts';
import ar from './mails.ar.json';
import en from './mails.en.json';
import { escapeHtml, mailPage } from './mailPage.ts';
import sp from './mails.sp.json';

/** Kind of e-mail; its texts are in mails.{en,ar,sp}.json. */
export type MailKind = keyof typeof en;

/**
 * Subject of an e-mail: an account, an invitation, or a record with the access levels that may read it. Determines who may read a kept
 * e-mail.
 */
export type MailSubject = { userId: string } | { invitationId: string } | { readers: readonly Access[] };

/** An e-mail to one person, in that person's language. */
export interface Letter {
  kind: MailKind;
  about: MailSubject;
  to: string;
  language: Language;
  /** Values for the placeholders in the texts. */
  values: Record<string, string | number>;
  /** Lines listed below the text. */
  lines?: string[];
  /** Target of the button, which a mail without one has not. */
  link?: string;
  /** Target of a second button; its text is `other`. */
  otherLink?: string;
  /** Where the recipient ends such mails; its text is `stop`. */
  stopLink?: string;
}

/** A rendered e-mail, with the same content as plain text and as HTML. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const texts: Record<
  Language,
  Record<MailKind, Record<'subject' | 'greeting' | 'text' | 'action' | 'note', string> & { other?: string; stop?: string }>
> = {
  en,
  ar,
  sp,
};

const fill = (text: string, values: Letter['values'], put: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => put(String(values[name] ?? '')));

/** Renders an e-mail as plain text and as a page that reads well without images, right to left in Arabic. */
export function writeMail({ kind, language, values, lines = [], link, otherLink, stopLink }: Omit<Letter, 'about'>): WrittenMail {
  const letter = texts[language][kind];
  const plain = (part: keyof typeof letter) => fill(letter[part] ?? '', values, value => value);
  const marked = (part: keyof typeof letter) => fill(escapeHtml(letter[part] ?? ''), values, value => `<bdi>${escapeHtml(value)}</bdi>`);
  return {
    subject: plain('subject'),
    text: [
      plain('greeting'),
      plain('text'),
      ...(lines.length ? [lines.map(line => `• ${line}`).join('\n')] : []),
      ...(link ? [`${plain('action')}:\n${link}`] : []),
      ...(otherLink ? [`${plain('other')}:\n${otherLink}`] : []),
      plain('note'),
      ...(stopLink ? [`${plain('stop')}:\n${stopLink}`] : []),
    ].join('\n\n'),
    html: mailPage(language, {
      subject: plain('subject'),
      paragraphs: [marked('greeting'), marked('text'), ...lines.map(line => `• <bdi>${escapeHtml(line)}</bdi>`)],
      button: link ? { action: marked('action'), link } : undefined,
      other: otherLink ? { action: marked('other'), link: otherLink } : undefined,
      note: marked('note'),
      stop: stopLink ? { action: marked('stop'), link: stopLink } : undefined,
    }),
  };
}
