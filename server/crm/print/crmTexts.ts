import type { Texts } from '../../core/print/Wording.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Texts of CRM documents. */
export const crmTexts: Texts = { en, ar, sp };
