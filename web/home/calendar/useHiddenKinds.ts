import { useState } from 'react';
import type { DatedKind } from './calendarKinds.ts';

const key = 'calendarHidden';

function read(): DatedKind[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as DatedKind[]) : [];
  } catch {
    return [];
  }
}

/** Kinds that the viewer has hidden from the calendar in this browser. */
export function useHiddenKinds() {
  const [hidden, setHidden] = useState(read);
  const toggle = (kind: DatedKind) => {
    const next = hidden.includes(kind) ? hidden.filter(other => other !== kind) : [...hidden, kind];
    localStorage.setItem(key, JSON.stringify(next));
    setHidden(next);
  };
  return { hidden, toggle };
}
