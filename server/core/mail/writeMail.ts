import type { Access } from '../access/Allow.ts';
import type { Language } from '../session/Viewer.ts';
import ar from './mails.ar.json';
import en from './mails.en.json';
import { escapeHtml, mailPage } from './mailPage.ts';
import sp from './mails.sp.json';

/** Which mail: its texts are in mails.{en,ar,sp}.json. */
export type MailKind = keyof typeof en;

/** What a mail is about: somebody's account, an invitation, or a record, with those who may read that. It says who may read the mail where it is kept. */
export type MailSubject = { userId: string } | { invitationId: string } | { readers: readonly Access[] };

/** One mail to one person, in that person's language. */
export interface Letter {
  kind: MailKind;
  about: MailSubject;
  to: string;
  language: Language;
  /** What the texts name. */
  values: Record<string, string | number>;
  /** What it lists below its text. */
  lines?: string[];
  /** Where its button leads. */
  link: string;
}

/** A mail as it is sent: twice the same, for whoever reads no HTML. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const texts: Record<Language, Record<MailKind, Record<'subject' | 'greeting' | 'text' | 'action' | 'note', string>>> = { en, ar, sp };

const fill = (text: string, values: Letter['values'], put: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => put(String(values[name] ?? '')));

/** A letter as plain text and as a page that reads well without pictures, from right to left in Arabic. */
export function writeMail({ kind, language, values, lines = [], link }: Omit<Letter, 'about'>): WrittenMail {
  const letter = texts[language][kind];
  const plain = (part: keyof typeof letter) => fill(letter[part], values, value => value);
  const marked = (part: keyof typeof letter) => fill(escapeHtml(letter[part]), values, value => `<bdi>${escapeHtml(value)}</bdi>`);
  return {
    subject: plain('subject'),
    text: [
      plain('greeting'),
      plain('text'),
      ...(lines.length ? [lines.map(line => `• ${line}`).join('\n')] : []),
      `${plain('action')}:\n${link}`,
      plain('note'),
    ].join('\n\n'),
    html: mailPage(language, {
      subject: plain('subject'),
      paragraphs: [marked('greeting'), marked('text'), ...lines.map(line => `• <bdi>${escapeHtml(line)}</bdi>`)],
      button: { action: marked('action'), link },
      note: marked('note'),
    }),
  };
}
