import type { Language } from '../../core/i18n/languages.ts';

/** The names of an account; those in Arabic and Spanish may be missing. */
export interface NamedAccount {
  readonly name: string;
  readonly nameAr: string | null | undefined;
  readonly nameSp: string | null | undefined;
}

/** Returns an account's name in a language, or else its own name. */
export const accountNameIn = (language: Language, { name, nameAr, nameSp }: NamedAccount): string =>
  ({ en: name, ar: nameAr, sp: nameSp })[language] ?? name;
