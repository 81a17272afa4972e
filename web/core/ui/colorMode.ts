import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const isDark = () => document.documentElement.classList.contains('dark');

function show(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark);
  for (const listener of listeners) listener();
}

/** Dark or light: a class on the root, remembered by this browser. */
export function setDark(dark: boolean): void {
  localStorage.setItem('theme', dark ? 'dark' : 'light');
  show(dark);
}

function onColorMode(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDark = (): boolean => useSyncExternalStore(onColorMode, isDark);

addEventListener('storage', event => {
  if (event.key === 'theme') show(event.newValue === 'dark');
});
