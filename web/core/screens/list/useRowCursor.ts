import { useEffect, useRef, useState, type RefObject } from 'react';

/** The part of a virtualizer that scrolls a row into view. */
interface Scroller {
  scrollToIndex: (index: number, options?: { align: 'auto' }) => void;
}

/**
 * Tracks the row at the keyboard cursor, which has the focus even after it was scrolled out of view. Rows are marked `data-row` with their
 * index.
 */
export function useRowCursor(count: number, scroller: Scroller, area: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(-1);
  const wanted = useRef(false);
  const rowAt = (index: number) => area.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const move = (step: 1 | -1) => {
    const next = Math.max(0, Math.min(count - 1, at + step));
    wanted.current = true;
    setAt(next);
    scroller.scrollToIndex(next, { align: 'auto' });
  };
  // A row that is not rendered yet gets the focus once it is.
  useEffect(() => {
    const row = wanted.current && rowAt(at);
    if (!row) return;
    row.focus({ preventScroll: true });
    wanted.current = false;
  });
  return {
    at,
    next: () => move(1),
    previous: () => move(-1),
    open: () => rowAt(at)?.querySelector('a')?.click(),
    /** Called when a row receives the focus in another way. */
    set: setAt,
  };
}
