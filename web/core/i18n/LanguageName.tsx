import { languageNames, type Language } from './languages.ts';

/** A language of the API (EN, AR, SP) by its own name. */
export const LanguageName = ({ code }: { code: string }) => <bdi>{languageNames[code.toLowerCase() as Language]}</bdi>;
