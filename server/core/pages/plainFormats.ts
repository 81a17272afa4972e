import type { Formats } from '../print/Wording.ts';

/** Formats of public pages that belong to no company. */
export const plainFormats: Formats = { timeZone: 'UTC', dateFormat: 'MEDIUM', numberFormat: 'LANGUAGE', currency: null };
