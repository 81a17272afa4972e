import type { ReactNode } from 'react';

/** One column of a list. The first one names the row. */
export interface Column<Row> {
  /** Message id of its head. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The API's sort field, when it can be sorted by. */
  sort?: string;
  /** Numbers stand at the end. */
  numeric?: boolean;
}
