import { latinDigits } from '../../../../server/core/rules/digits.ts';

/** Typed or scanned input: a quantity, and the item's text. */
export interface Entry {
  quantity: number;
  text: string;
}

/** Parses an entry: "3*4711" is three of 4711; Arabic digits count as well. */
export function readEntry(typed: string): Entry {
  const [, times, rest] = /^(\d{1,6})\s*[*×](.*)$/u.exec(latinDigits(typed).trim()) ?? [];
  return times ? { quantity: Math.max(1, Number(times)), text: rest.trim() } : { quantity: 1, text: typed.trim() };
}

/** Whether a text can only be a code, which nobody types to find an item by name. */
export const isCode = (text: string): boolean => /^[\dA-Z-]*$/i.test(latinDigits(text)) && /\d{6}/.test(latinDigits(text));
