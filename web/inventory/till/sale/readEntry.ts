import { latinDigits } from '../../../../server/core/rules/digits.ts';

/** What was typed or scanned: how many, and of what. */
export interface Entry {
  quantity: number;
  text: string;
}

/** "3*4711" is three of 4711; Arabic digits count as well. */
export function readEntry(typed: string): Entry {
  const [, times, rest] = /^(\d{1,6})\s*[*×](.*)$/u.exec(latinDigits(typed).trim()) ?? [];
  return times ? { quantity: Math.max(1, Number(times)), text: rest.trim() } : { quantity: 1, text: typed.trim() };
}

/** Whether a text can only be a code: what nobody types to find something by its name. */
export const isCode = (text: string): boolean => /^[\dA-Z-]*$/i.test(latinDigits(text)) && /\d{6}/.test(latinDigits(text));
