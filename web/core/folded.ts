/** A text as searches compare it: without accents, marks and capitals. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
