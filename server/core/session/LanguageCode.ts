import { EnumOf } from '../graphql/EnumOf.ts';
import { languageCodes } from '../rules/languageCodes.ts';
import { listDensities } from './credentials.rules.ts';

/** The product's languages as named in GraphQL; stored in lower case. */
export const LanguageCode = EnumOf(
  'Language',
  languageCodes,
  'English, Arabic, Spanish (its code in the product is SP, in HTML and Intl es).',
);
export type LanguageCode = (typeof languageCodes)[number];

export const Theme = EnumOf('Theme', ['LIGHT', 'DARK'], 'Light or dark.');
export type Theme = keyof typeof Theme;

export const ListDensity = EnumOf('ListDensity', listDensities, 'How close the rows of lists stand.');
export type ListDensity = (typeof listDensities)[number];
