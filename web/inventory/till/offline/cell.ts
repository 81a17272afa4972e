import { useSyncExternalStore } from 'react';

/** A value that outlives the screen and notifies its subscribers of changes. */
export interface Cell<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function cell<Value>(initial: Value): Cell<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useCell = <Value>({ subscribe, get }: Cell<Value>): Value => useSyncExternalStore(subscribe, get);
