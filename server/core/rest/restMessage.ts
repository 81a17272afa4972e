import type { Language } from '../session/Viewer.ts';
import ar from './messages.ar.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import sp from './messages.sp.json' with { type: 'json' };
import type { Outcome, Texts } from './Route.ts';

const texts: Record<Language, Record<Outcome, string>> = { ar, en, sp };

/** Returns the success message in the language of the request: 'Role created successfully'. */
export const restMessage = (language: Language, outcome: Outcome, names: Texts): string =>
  texts[language][outcome].replace('{name}', names[language]);
