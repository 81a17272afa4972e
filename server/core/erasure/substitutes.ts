import type { Language } from '../session/Viewer.ts';
import type { Substitutes } from './Erasable.ts';

/** What stands in the place of what was erased: it is stored, so in the language of whoever erased it. */
export const substitutes: Record<Language, Substitutes> = {
  en: { name: 'Erased person', text: '[erased]' },
  ar: { name: 'شخص مُحيت بياناته', text: '[مُحي]' },
  sp: { name: 'Persona suprimida', text: '[suprimido]' },
};
