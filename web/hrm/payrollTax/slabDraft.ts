/** A slab in its form; amounts are strings such as "1234.5". */
export interface SlabDraft {
  id?: string;
  validFrom: string;
  above: string;
  percent: string;
}

/** The first slab of a table that begins on a day (YYYY-MM-DD). */
export const firstSlab = (validFrom: string): SlabDraft => ({ validFrom, above: '0', percent: '' });

/** A slab after others: of the same table as the last one. */
export const nextSlab = (slabs: readonly SlabDraft[], today: string): SlabDraft => ({
  validFrom: slabs.at(-1)?.validFrom || today,
  above: '',
  percent: '',
});
