import { useEffect, useRef } from 'react';

/** Opens the palette on Ctrl+K or Cmd+K unless a dialog is open, and the help on F1 also over one, wherever the focus is. */
export function usePageKeys(actions: { palette: () => void; help: () => void }): void {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !document.querySelector('dialog[open]');
      if (!isPalette && event.key !== 'F1') return;
      event.preventDefault();
      now.current[isPalette ? 'palette' : 'help']();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
