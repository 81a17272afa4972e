import type { Table } from '../../core/import/Table.ts';

/** A row of a file, whose cells are read by the titles that their column may have. */
export interface CatalogueRow {
  line: number;
  /** The cell of the first column with one of the titles, written small; empty if the file has none. */
  cell: (...titles: string[]) => string;
}

/** The titles of a file, written small, and its rows. */
export function rowsOf({ titles, rows }: Table): { titles: Set<string>; rows: CatalogueRow[] } {
  const small = titles.map(title => title.trim().toLowerCase());
  const places = new Map(small.map((title, index) => [title, index] as const).toReversed());
  const read = rows.map(({ line, cells }) => ({
    line,
    cell: (...names: string[]) => {
      const place = names.map(name => places.get(name)).find(index => index !== undefined);
      return place === undefined ? '' : (cells[place] ?? '');
    },
  }));
  return { titles: new Set(small), rows: read };
}
