import type { ReactNode } from 'react';

/** One column of a list. The first one names the row. */
export interface Column<Row> {
  /** Message id of its head. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it is kept under in saved columns and exports; without one, the end of its label: `name` of `customer.name`. */
  id?: string;
  /** The API's sort field, when it can be sorted by. */
  sort?: string;
  /** Numbers stand at the end. */
  numeric?: boolean;
  /** What an export writes, where that is not the field the label names: the way to it from the row, `customer.name`; false for nothing. */
  exported?: { path?: string; kind?: 'text' | 'number' | 'date' | 'dateTime' | 'country' } | false;
  /** In CSS pixels, until the user drags it. */
  width?: number;
  /** Whoever wants it chooses it. */
  hiddenAtFirst?: boolean;
}

/** What a column is kept under. */
export const columnId = ({ id, label }: Pick<Column<never>, 'id' | 'label'>): string => id ?? label.slice(label.indexOf('.') + 1);
