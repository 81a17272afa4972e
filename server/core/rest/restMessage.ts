import type { Language } from '../session/Viewer.ts';
import ar from './messages.ar.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import sp from './messages.sp.json' with { type: 'json' };
import type { Deed, Texts } from './Route.ts';

const texts: Record<Language, Record<Deed, string>> = { ar, en, sp };

/** 'Role created successfully', in the language of the request. */
export const restMessage = (language: Language, deed: Deed, names: Texts): string =>
  texts[language][deed].replace('{name}', names[language]);
