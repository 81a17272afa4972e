import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Closes the open list of a field on Escape. A surrounding dialog handles Escape before React does: closing the list must not close the
 * dialog.
 */
export function useEscape(input: RefObject<HTMLInputElement | null>, isOpen: boolean, close: () => void): void {
  const onEscape = useRef(close);
  useLayoutEffect(() => {
    onEscape.current = close;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const field = input.current!;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onEscape.current();
    };
    field.addEventListener('keydown', escape);
    return () => field.removeEventListener('keydown', escape);
  }, [input, isOpen]);
}
