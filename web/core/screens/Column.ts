import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';

/** A list column. The first one names the row. */
export interface Column<Row> {
  /** Message id of the column head. */
  label: string;
  /** Text of the head in place of `label`: what the company calls a field of its own. */
  title?: string;
  cell: (row: Row) => ReactNode;
  /** Key in saved columns and exports; defaults to the end of the label: `name` for `customer.name`. */
  id?: string;
  /** The API's sort field, if the column is sortable. */
  sort?: string;
  /** Aligns numbers at the end of the cell. */
  numeric?: boolean;
  /**
   * Exported value, if it is not the field named by the label: its path from the row, such as `customer.name`, another path for rows without
   * it, the key of a custom field, and the labels of its values or the prefix of their message ids; false to leave it out.
   */
  exported?:
    | {
        path?: string;
        key?: string;
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

/** Returns the text of a column's head. */
export const columnTitle = (intl: IntlShape, { title, label }: Pick<Column<never>, 'title' | 'label'>): string =>
  title ?? intl.formatMessage({ id: label });

/** Returns the column's key in saved settings. */
export const columnId = ({ id, label }: Pick<Column<never>, 'id' | 'label'>): string => id ?? label.slice(label.indexOf('.') + 1);
