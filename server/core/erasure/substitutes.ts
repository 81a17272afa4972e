import type { Language } from '../session/Viewer.ts';
import type { Substitutes } from './Erasable.ts';

/** Replacements for erased data: they are stored, so they are in the language of the user who erases it. */
export const substitutes: Record<Language, Substitutes> = {
  en: { name: 'Erased person', text: '[erased]' },
  ar: { name: 'شخص مُحيت بياناته', text: '[مُحي]' },
  sp: { name: 'Persona suprimida', text: '[suprimido]' },
};
