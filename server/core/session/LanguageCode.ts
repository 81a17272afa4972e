import { registerEnumType } from 'type-graphql';

/** The product's languages as GraphQL names them; stored in lower case. */
export enum LanguageCode {
  EN = 'EN',
  AR = 'AR',
  SP = 'SP',
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
