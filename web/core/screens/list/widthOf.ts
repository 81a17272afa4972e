import { columnId, type Column } from '../Column.ts';

const usualWidth = { first: 230, numeric: 120, time: 185, other: 155 };

/** Returns the width of a list's column in CSS pixels: its own, or the usual one of its kind. Names of moments end in `At`. */
export function widthOf(column: Pick<Column<never>, 'width' | 'numeric' | 'id' | 'label'>, index: number): number {
  if (column.width) return column.width;
  if (column.numeric) return usualWidth.numeric;
  if (columnId(column).endsWith('At')) return usualWidth.time;
  return index === 0 ? usualWidth.first : usualWidth.other;
}
