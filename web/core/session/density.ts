import { useSyncExternalStore } from 'react';

const key = 'density';
const listeners = new Set<() => void>();
const isRoomy = () => document.documentElement.classList.contains('roomy');

function show(roomy: boolean) {
  document.documentElement.classList.toggle('roomy', roomy);
  for (const listener of listeners) listener();
}

/** Makes the rows of lists roomy or compact: a class on the root element, stored in this browser. */
export function setRoomy(roomy: boolean): void {
  localStorage.setItem(key, roomy ? 'roomy' : 'compact');
  show(roomy);
}

function onDensity(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRoomy = (): boolean => useSyncExternalStore(onDensity, isRoomy);

show(localStorage.getItem(key) === 'roomy');
addEventListener('storage', event => {
  if (event.key === key) show(event.newValue === 'roomy');
});
