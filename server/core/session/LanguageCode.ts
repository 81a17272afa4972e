import { registerEnumType } from 'type-graphql';

/** The product's languages as GraphQL names them; the values are what is stored. */
export enum LanguageCode {
  EN = 'en',
  AR = 'ar',
  SP = 'sp',
}
registerEnumType(LanguageCode, {
  name: 'Language',
  description: 'English, Arabic, Spanish (its code in the product is SP, in HTML and Intl es).',
});

export enum Theme {
  LIGHT = 'LIGHT',
  DARK = 'DARK',
}
registerEnumType(Theme, { name: 'Theme', description: 'Light or dark.' });
