import { fold } from '../../../server/core/rules/fold.ts';
import type { IntlShape } from 'react-intl';
import { countryCodes } from '../i18n/countryCodes.ts';
import { languages, localeOf } from '../i18n/languages.ts';
import { loadMessages, messagesOf } from '../i18n/messages.ts';

/** A field that a file can fill. */
export interface ImportField {
  readonly name: string;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly values: readonly string[];
}

/** Which column fills which field: by the field's name, the column's place. */
export type Mapping = Record<string, number>;

/** Loads the texts of a module in every language: a file may be written in any of them. */
export const loadLabels = (folder: string): Promise<unknown> => Promise.all(languages.map(language => loadMessages(language, folder)));

/** The message id of a field's label: `customer.owner` of ownerId. */
const labelId = (entity: string, name: string) => `${entity}.${name.replace(/Id$/, '')}`;

/** What the reader calls a field; its name where there is no text. */
export const fieldLabel = (intl: IntlShape, entity: string, name: string): string => {
  const id = labelId(entity, name);
  return id in intl.messages ? intl.formatMessage({ id }) : name;
};

/** One way to write a title: folded, without whatever is no letter. */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The column of each field whose title, in any language, is the field's label or name. */
export function guessMapping(entity: string, fields: readonly ImportField[], titles: readonly string[]): Mapping {
  const found: Mapping = {};
  for (const { name } of fields) {
    const known = new Set(
      [name, name.replace(/Id$/, ''), ...languages.map(language => messagesOf(language)[labelId(entity, name)] ?? '')].map(plain),
    );
    const column = titles.findIndex((title, index) => plain(title) && known.has(plain(title)) && !Object.values(found).includes(index));
    if (column >= 0) found[name] = column;
  }
  return found;
}

/** What the values of a field are called in any language: those of a choice, and countries. */
export function valueLabels(entity: string, { name, kind, values }: ImportField): Record<string, string> | undefined {
  if (/country$/i.test(name)) {
    const pairs = languages.flatMap(language => {
      const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
      return countryCodes.map(code => [names.of(code) ?? code, code]);
    });
    return Object.fromEntries(pairs);
  }
  if (kind !== 'CHOICE') return undefined;
  // A list of permissions calls each `permission.CRM`.
  const stems = [name, name.replace(/s$/, '')].flatMap(field => [`${entity}.${field}`, field]);
  const pairs = languages.flatMap(language =>
    values.flatMap(value =>
      stems.flatMap(stem => {
        const label = messagesOf(language)[`${stem}.${value}`];
        return label ? [[label, value]] : [];
      }),
    ),
  );
  return Object.fromEntries(pairs);
}
