import { localeOf, type Language } from '../session/Viewer.ts';
import ar from './mails.ar.json';
import en from './mails.en.json';
import sp from './mails.sp.json';

/** Which mail: its texts are in mails.{en,ar,sp}.json. */
export type MailKind = keyof typeof en;

/** One mail to one person, in that person's language. */
export interface Letter {
  kind: MailKind;
  to: string;
  language: Language;
  /** What the texts name. */
  values: Record<string, string | number>;
  /** Where its button leads. */
  link: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const texts: Record<Language, Record<MailKind, Record<'subject' | 'greeting' | 'text' | 'action' | 'note', string>>> = { en, ar, sp };

const fill = (text: string, values: Letter['values'], put: (value: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => put(String(values[name] ?? '')));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character]);

/** A letter as plain text and as a page that reads well without pictures, from right to left in Arabic. */
export function writeMail({ kind, language, values, link }: Letter): WrittenMail {
  const letter = texts[language][kind];
  const plain = (part: keyof typeof letter) => fill(letter[part], values, value => value);
  const marked = (part: keyof typeof letter) => fill(escapeHtml(letter[part]), values, value => `<bdi>${escapeHtml(value)}</bdi>`);
  const address = escapeHtml(link);
  return {
    subject: plain('subject'),
    text: [plain('greeting'), plain('text'), `${plain('action')}:\n${link}`, plain('note')].join('\n\n'),
    html: `<!doctype html>
<html lang="${localeOf[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(plain('subject'))}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f7;color:#1c2430;font:16px/1.6 system-ui,'Segoe UI','Noto Sans Arabic',sans-serif;text-align:start">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
<p style="margin-block:0 16px">${marked('greeting')}</p>
<p style="margin-block:0 24px">${marked('text')}</p>
<p style="margin-block:0 24px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#0b5c6b;color:#fff;text-decoration:none">${marked('action')}</a></p>
<p style="margin-block:0 16px;color:#5b6573;font-size:14px">${marked('note')}</p>
<p style="margin:0;color:#5b6573;font-size:12px"><bdi dir="ltr">${address}</bdi></p>
</div>
</body>
</html>`,
  };
}
