import { localeOf, type Language } from '../session/Viewer.ts';

/** Content of an e-mail's page; everything but subject and link is already HTML. */
export interface MailPage {
  subject: string;
  paragraphs: string[];
  button?: { action: string; link: string };
  /** A second button, beside the first. */
  other?: { action: string; link: string };
  note: string;
  /** Where the recipient ends such mails. */
  stop?: { action: string; link: string };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => escapes[character]);

/** Renders an e-mail as an HTML page that reads well without images, right to left in Arabic. */
export function mailPage(language: Language, { subject, paragraphs, button, other, note, stop }: MailPage): string {
  const address = button && escapeHtml(button.link);
  const second = other
    ? ` <a href="${escapeHtml(other.link)}" style="display:inline-block;padding:9px 19px;border:1px solid #0b5c6b;border-radius:6px;color:#0b5c6b;text-decoration:none">${other.action}</a>`
    : '';
  const action =
    button &&
    `<p style="margin-block:24px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#0b5c6b;color:#fff;text-decoration:none">${button.action}</a>${second}</p>
`;
  return `<!doctype html>
<html lang="${localeOf[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f7;color:#1c2430;font:16px/1.6 system-ui,'Segoe UI','Noto Sans Arabic',sans-serif;text-align:start">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
${paragraphs.map(text => `<p style="margin-block:0 16px">${text}</p>\n`).join('')}${action ?? ''}<p style="margin-block:0 16px;color:#5b6573;font-size:14px">${note}</p>
${stop ? `<p style="margin-block:0 16px;font-size:14px"><a href="${escapeHtml(stop.link)}" style="color:#5b6573">${stop.action}</a></p>\n` : ''}${button ? `<p style="margin:0;color:#5b6573;font-size:12px"><bdi dir="ltr">${address}</bdi></p>\n` : ''}</div>
</body>
</html>`;
}
