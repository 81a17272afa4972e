import { useEffect, useRef } from 'react';
import type { ShortcutRow } from './listShortcuts.ts';

const registered = new Set<{ current: readonly ShortcutRow[] }>();

/** Names the keys of a part of the screen for the sheet that lists them all. */
export function useShortcuts(rows: readonly ShortcutRow[]): void {
  const own = useRef(rows);
  useEffect(() => {
    own.current = rows;
  });
  useEffect(() => {
    registered.add(own);
    return () => void registered.delete(own);
  }, []);
}

/** Keys of what the screen shows now. */
export const screenShortcuts = (): ShortcutRow[] => [...registered].flatMap(({ current }) => current);
