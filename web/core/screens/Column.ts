import type { ReactNode } from 'react';

/** A list column. The first one names the row. */
export interface Column<Row> {
  /** Message id of the column head. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Key in saved columns and exports; defaults to the end of the label: `name` for `customer.name`. */
  id?: string;
  /** The API's sort field, if the column is sortable. */
  sort?: string;
  /** Aligns numbers at the end of the cell. */
  numeric?: boolean;
  /**
   * Exported value, if it is not the field named by the label: its path from the row, such as `customer.name`, another path for rows without
   * it, and the labels of its values or the prefix of their message ids; false to leave it out.
   */
  exported?:
    | {
        path?: string;
        otherwise?: string;
        labels?: Record<string, string>;
        texts?: string;
        kind?: 'text' | 'number' | 'date' | 'dateTime' | 'country';
      }
    | false;
  /** Default width in CSS pixels. */
  width?: number;
  /** Hidden until the user adds it. */
  hiddenAtFirst?: boolean;
}

/** Returns the column's key in saved settings. */
export const columnId = ({ id, label }: Pick<Column<never>, 'id' | 'label'>): string => id ?? label.slice(label.indexOf('.') + 1);
