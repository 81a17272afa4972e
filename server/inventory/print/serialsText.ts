import type { Wording } from '../../core/print/Wording.ts';

/** Serial numbers as a line of a document; null without any. */
export const serialsText = (numbers: readonly string[] | undefined, words: Wording): string | null =>
  numbers?.length ? words.text('serialNumbers', { numbers: numbers.join(', ') }) : null;
