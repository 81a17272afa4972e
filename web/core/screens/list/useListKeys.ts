import { useEffect, useRef } from 'react';

/** Keyboard actions of a list. */
export type ListKeys = Partial<
  Record<'next' | 'previous' | 'open' | 'tick' | 'search' | 'create' | 'quick' | 'help' | 'clear', () => void>
>;

const keys: Record<string, keyof ListKeys> = {
  j: 'next',
  k: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'open',
  x: 'tick',
  '/': 'search',
  n: 'create',
  q: 'quick',
  '?': 'help',
  Escape: 'clear',
};
const isTyping = (element: Element | null) =>
  !!element?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]');

/** Registers a list's keyboard shortcuts. They work wherever the focus is, except while typing or while a dialog is open. */
export function useListKeys(actions: ListKeys) {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const focused = document.activeElement;
      if (!name || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(focused) || document.querySelector('dialog[open], [popover]:popover-open')) return;
      const isInRow = !!focused?.closest('[data-row]');
      // Outside the rows these keys scroll the page or activate the focused element.
      if (/^(Arrow|Enter)/.test(event.key) && !(isInRow && (event.key !== 'Enter' || focused!.matches('[data-row]')))) return;
      const action = now.current[name];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
