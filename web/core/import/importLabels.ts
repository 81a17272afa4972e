import { fold } from '../../../server/core/rules/fold.ts';
import type { IntlShape } from 'react-intl';
import { countryCodes } from '../i18n/countryCodes.ts';
import { languages, localeOf } from '../i18n/languages.ts';
import { loadMessages, messagesOf } from '../i18n/messages.ts';

/** A field that can be imported. */
export interface ImportField {
  readonly name: string;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly values: readonly string[];
}

/** Column index by field name. */
export type Mapping = Record<string, number>;

/** Loads a module's messages in all languages, because the file may be in any of them. */
export const loadLabels = (folder: string): Promise<unknown> => Promise.all(languages.map(language => loadMessages(language, folder)));

/** Returns the message id of a field's label: `customer.owner` for `ownerId`. */
const labelId = (entity: string, name: string) => `${entity}.${name.replace(/Id$/, '')}`;

/** Returns a field's label in the viewer's language; defaults to its name. */
export const fieldLabel = (intl: IntlShape, entity: string, name: string): string => {
  const id = labelId(entity, name);
  return id in intl.messages ? intl.formatMessage({ id }) : name;
};

/** Normalises a title for comparison: folded, letters and digits only. */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Maps each field to the column whose title is the field's name or its label in any language. */
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

/** Returns the values of a field by their labels in all languages, for choices and countries. */
export function valueLabels(entity: string, { name, kind, values }: ImportField): Record<string, string> | undefined {
  if (/country$/i.test(name)) {
    const pairs = languages.flatMap(language => {
      const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
      return countryCodes.map(code => [names.of(code) ?? code, code]);
    });
    return Object.fromEntries(pairs);
  }
  if (kind !== 'CHOICE') return undefined;
  // Message ids use the singular: `permission.CRM` for a field of permissions.
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
