import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { CalendarTask } from './CalendarTask.ts';

interface KeysOf {
  move: (task: CalendarTask, days: number) => void;
  commit: () => void;
  cancel: () => void;
  mayWrite: boolean;
}

/** The links of a calendar's tasks. */
const links = () => [...document.querySelectorAll<HTMLElement>('[data-task] a')];
const dayOf = (element: Element) => element.closest<HTMLElement>('[data-day]')?.dataset.day;

/**
 * The keys of a focused task: arrows go to the tasks around it; with Shift they move it, by a day or a week. Escape takes a move back that is
 * not saved yet. The focus stays on the task that moves.
 */
export function useCalendarKeys({ move, commit, cancel, mayWrite }: KeysOf) {
  const { direction } = useLanguage();
  const moving = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!moving.current) return;
    document.querySelector<HTMLElement>(`[data-task="${moving.current}"] a`)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, task: CalendarTask) => {
    const forward = direction === 'rtl' ? -1 : 1;
    const days = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (event.key === 'Escape' && moving.current) {
      cancel();
    } else if (!days) return;
    else if (!event.shiftKey) focusBeside(event.currentTarget, days);
    else if (mayWrite && !task.doneAt) {
      moving.current = task.id;
      move(task, days);
    } else return;
    event.preventDefault();
  };
  const onBlur = (event: { relatedTarget: Element | null }) => {
    // A task that moves to another day is drawn anew, which takes the focus for a moment.
    if (!moving.current || !event.relatedTarget) return;
    moving.current = undefined;
    commit();
  };
  return { onKeyDown, onBlur };
}

/** Focuses the task before or after; sideways, the first one of the next day that has some. */
function focusBeside(from: HTMLElement, days: number): void {
  const all = links();
  const at = all.findIndex(link => from.contains(link));
  const step = Math.sign(days);
  if (Math.abs(days) === 7) {
    all[at + step]?.focus();
    return;
  }
  const day = dayOf(from);
  let next = at + step;
  while (all[next] && dayOf(all[next]) === day) next += step;
  const found = all[next];
  if (!found) return;
  all.find(link => dayOf(link) === dayOf(found))?.focus();
}
