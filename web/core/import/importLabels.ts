import { fold } from '../../../server/core/rules/fold.ts';
import type { IntlShape } from 'react-intl';
import { countryCodes } from '../../../server/core/rules/countryCodes.ts';
import { languageLabels, languages, localeOf } from '../i18n/languages.ts';
import { loadMessages, messagesOf, textOf } from '../i18n/messages.ts';
import type { Option } from '../i18n/Option.ts';
import type { Imported } from './ImportSource.ts';

/** A field that can be imported. */
export interface ImportField {
  readonly name: string;
  /** Of a custom field, what the company calls it. */
  readonly label: string | null | undefined;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  readonly values: readonly string[];
}

/** Column index by field name. */
export type Mapping = Record<string, number>;

/** Loads a module's messages in all languages, because the file may be in any of them. */
export const loadLabels = (folder: string): Promise<unknown> => Promise.all(languages.map(language => loadMessages(language, folder)));

/** Returns the message ids that a field's label may have: `customer.owner` for `ownerId`, `customer.incorporationId` for itself. */
const labelIds = (entity: string, name: string) => [`${entity}.${name.replace(/Id$/, '')}`, `${entity}.${name}`];

/** Returns a field's label: a custom field's own, otherwise in the viewer's language; defaults to its name. */
export const fieldLabel = (intl: IntlShape, entity: string, fields: readonly ImportField[], name: string): string => {
  const own = fields.find(field => field.name === name)?.label;
  if (own) return own;
  const id = labelIds(entity, name).find(candidate => candidate in intl.messages);
  return id ? intl.formatMessage({ id }) : name;
};

/** Normalises a title for comparison: folded, letters and digits only. */
export const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Maps each field to the column whose title is the field's name or its label in any language. */
export function guessMapping(entity: string, fields: readonly ImportField[], titles: readonly string[]): Mapping {
  const found: Mapping = {};
  for (const { name, label } of fields) {
    const known = new Set(
      [
        name,
        label ?? name.replace(/Id$/, ''),
        ...languages.flatMap(language => labelIds(entity, name).map(id => textOf(language, id))),
      ].map(plain),
    );
    const column = titles.findIndex((title, index) => plain(title) && known.has(plain(title)) && !Object.values(found).includes(index));
    if (column >= 0) found[name] = column;
  }
  return found;
}

/** Returns the values that a field can have, with their labels in the viewer's language. */
export const valueOptions = (intl: IntlShape, { entity, texts }: Imported, { name, values }: ImportField): Option[] =>
  values.map(value => {
    const id = stemsOf(entity, name, texts)
      .map(stem => `${stem}.${value}`)
      .find(candidate => candidate in intl.messages);
    return { value, label: id ? intl.formatMessage({ id }) : value };
  });

/** Message ids before a value: `permission.CRM` for a field of permissions. */
const stemsOf = (entity: string, name: string, texts: Imported['texts']) => [
  ...(texts?.[name] ? [texts[name]] : []),
  ...[name, name.replace(/s$/, '')].flatMap(field => [`${entity}.${field}`, field]),
];

/** Returns the values of a field by their labels in all languages, for choices, countries and records that the product names. */
export function valueLabels({ entity, texts }: Imported, { name, kind, values }: ImportField): Record<string, string> | undefined {
  if (/country$/i.test(name)) {
    const pairs = languages.flatMap(language => {
      const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
      return countryCodes.map(code => [names.of(code) ?? code, code]);
    });
    return Object.fromEntries(pairs);
  }
  if (name === 'language') return Object.fromEntries(Object.entries(languageLabels).map(([code, label]) => [label, code]));
  if (kind === 'REFERENCE') {
    // Records that the product itself names: `leadColumn.INQUIRY` for a lead's `columnId`.
    const stem = `${entity}${name[0].toUpperCase()}${name.slice(1).replace(/Id$/, '')}.`;
    const known = languages.flatMap(language =>
      Object.keys(messagesOf(language))
        .filter(id => id.startsWith(stem))
        .map(id => [id, textOf(language, id)] as const),
    );
    const named = known.filter(([id]) => /^[A-Z][A-Z_]*$/.test(id.slice(stem.length)));
    return named.length > 0 ? Object.fromEntries(named.map(([id, label]) => [label, id.slice(stem.length)])) : undefined;
  }
  if (kind !== 'CHOICE') return undefined;
  const stems = stemsOf(entity, name, texts);
  const pairs = languages.flatMap(language =>
    values.flatMap(value =>
      stems.flatMap(stem => {
        const label = textOf(language, `${stem}.${value}`);
        return label ? [[label, value]] : [];
      }),
    ),
  );
  return Object.fromEntries(pairs);
}
