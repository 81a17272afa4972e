import { escapeHtml, mailPage } from '../mail/mailPage.ts';
import type { WrittenMail } from '../mail/writeMail.ts';
import type { DocumentLink, Sheet } from './PrintTemplate.ts';
import type { Printing } from './Printer.ts';
import type { Wording } from './Wording.ts';

/** The default text of a document's e-mail, in the recipient's language. */
export function draftOf({ words, company, recipient }: Printing, { heading, number }: Sheet, sender: string) {
  const document = [heading, number].filter(Boolean).join(' ');
  const greeting = recipient ? words.text('mail.greeting', { name: recipient.name }) : words.text('mail.greetingNobody');
  const lines = [greeting, words.text('mail.attached', { document }), `${words.text('mail.regards')}\n${sender}\n${company.name}`];
  return { subject: words.text('mail.subject', { document, company: company.name }), message: lines.join('\n\n') };
}

/** Renders the e-mail as plain text and HTML: the sender's message, a button if there is a link, and the sender. */
export function writeDocumentMail(
  words: Wording,
  { subject, message, sender }: { subject: string; message: string; sender: string },
  link: DocumentLink | null,
): WrittenMail {
  const note = words.text('mail.note', { sender });
  const action = link && words.text(link.action);
  return {
    subject,
    text: [message, ...(link ? [`${action}:\n${link.url}`] : []), note].join('\n\n'),
    html: mailPage(words.language, {
      subject,
      paragraphs: message.split(/\n{2,}/).map(text => escapeHtml(text).replaceAll('\n', '<br>')),
      button: link ? { action: escapeHtml(action!), link: link.url } : undefined,
      note: escapeHtml(note),
    }),
  };
}
