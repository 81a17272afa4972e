import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The column of what names a row, before that of the first day. */
export const nameColumn = -1;

const cellOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[data-cell]');
const placeOf = (cell: HTMLElement) => cell.dataset.cell!.split(':').map(Number);

/** Focuses the first of the places that there is, and that can be focused. */
function enter(table: HTMLElement, places: readonly (readonly [number, number])[]): void {
  for (const place of places) {
    const cell = table.querySelector<HTMLElement>(`[data-cell="${place.join(':')}"]:not(:disabled)`);
    if (cell) return cell.focus();
  }
}

/** Columns from one on, in a direction; those that cannot be focused are passed over. */
const columnsFrom = (from: number, step: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => from + index * step).filter(column => column >= nameColumn && column < count);

interface GridOf {
  /** Number of days. */
  count: number;
  /** The cell that Tab goes to before any was focused. */
  first: string;
  /** Whether a cell can be focused. */
  isOpen: (cell: string) => boolean;
  /** Index of a row to go to, as soon as it is there. */
  goTo: number | undefined;
}

/**
 * Keys of a grid of which one cell is a stop of Tab: the arrow keys move by a cell, Home and End to the ends of a row, with Ctrl of the grid,
 * Enter down. Elements with `data-cell` are its cells, `row:column`; inside a text that is being typed the keys move the caret.
 */
export function useGridKeys({ count, first, isOpen, goTo }: GridOf) {
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState(first);
  const stop = isOpen(last) ? last : first;
  useEffect(() => {
    if (goTo !== undefined)
      enter(
        table.current!,
        [...columnsFrom(0, 1, count), nameColumn].map(column => [goTo, column]),
      );
  }, [goTo, count]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented || event.altKey || event.metaKey) return;
    const [row, column] = placeOf(cell);
    const rows = event.currentTarget.querySelectorAll(`[data-cell$=":${nameColumn}"]`).length;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const ends = event.ctrlKey ? [0, rows - 1] : [row, row];
    const moves: Record<string, () => (readonly [number, number])[]> = {
      ArrowUp: () => [[row - 1, column]],
      ArrowDown: () => [[row + 1, column]],
      Enter: () => [[row + 1, column]],
      ArrowLeft: () => columnsFrom(column - forward, -forward, count).map(to => [row, to]),
      ArrowRight: () => columnsFrom(column + forward, forward, count).map(to => [row, to]),
      Home: () => columnsFrom(nameColumn, 1, count).map(to => [ends[0], to]),
      End: () => columnsFrom(count - 1, -1, count).map(to => [ends[1], to]),
    };
    const isText = cell instanceof HTMLInputElement;
    const movesCaret = isText && !/^(ArrowUp|ArrowDown|Enter)$/.test(event.key);
    const isWhole = isText && cell.selectionStart === 0 && cell.selectionEnd === cell.value.length;
    if (!moves[event.key] || (movesCaret && !isWhole) || (!isText && event.key === 'Enter')) return;
    event.preventDefault();
    enter(event.currentTarget, moves[event.key]());
    // What was typed in the last row is saved nevertheless.
    if (event.key === 'Enter' && document.activeElement === cell) cell.blur();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (cell) setLast(cell.dataset.cell!);
  };
  return {
    /** Props of the table. */
    grid: { ref: table, role: 'grid', onKeyDown, onFocus },
    /** Returns the props of a cell. */
    cell: (row: number, column: number) => {
      const at = `${row}:${column}`;
      return { 'data-cell': at, tabIndex: at === stop ? 0 : -1 };
    },
  };
}
