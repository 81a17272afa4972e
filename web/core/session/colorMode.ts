import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const isDark = () => document.documentElement.classList.contains('dark');

function show(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark);
  for (const listener of listeners) listener();
}

/** Sets the dark or light theme: a class on the root element, stored in this browser. */
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
