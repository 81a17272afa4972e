import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../graphql/Context.ts';
import type { LanguageCode } from '../session/LanguageCode.ts';
import { draftOf } from './documentMail.ts';
import { choiceOf, type DocumentChoice } from './documentChoice.ts';

/** The draft of the e-mail with a record's document, or with another document about it. RequestError NOT_FOUND, FORBIDDEN as for reading the record. */
export function draftDocument(
  { viewer, database, printer, session, language }: Context,
  recordId: string,
  document?: DocumentChoice | null,
) {
  return database.inCompany(viewer!, em => draftIn(em, { viewer, printer, session, language }, recordId, document));
}

/** The same within a transaction. */
export async function draftIn(
  em: EntityManager,
  { viewer, printer, session, language }: Pick<Context, 'viewer' | 'printer' | 'session' | 'language'>,
  recordId: string,
  document?: DocumentChoice | null,
) {
  const printing = await printer.prepare(em, viewer!, recordId, language, choiceOf(document));
  const { template, record, recipient, words, span } = printing;
  const draft = draftOf(printing, await template.sheet(record, words, em, span), viewer!.name);
  return {
    ...draft,
    to: recipient?.email ?? null,
    language: words.language.toUpperCase() as LanguageCode,
    isSent: session.outbox.sends,
    hasLink: template.isAnswerable?.(record) ?? false,
  };
}
