import type { Column } from '../Column.ts';

const usualWidth = { first: 230, numeric: 120, other: 155 };

/** Returns the width of a list's column in CSS pixels: its own, or the usual one of its kind. */
export const widthOf = ({ width, numeric }: Pick<Column<never>, 'width' | 'numeric'>, index: number): number =>
  width ?? (numeric ? usualWidth.numeric : index === 0 ? usualWidth.first : usualWidth.other);
