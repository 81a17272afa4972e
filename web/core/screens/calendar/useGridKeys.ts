import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { daysAfter, monthsAfter } from '../../../../server/core/rules/days.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useAddress } from '../useAddress.ts';
import { calendarOf, daysOfWeek, type CalendarSpan } from './calendarDays.ts';

/** What a grid of days is asked for by keys. */
interface GridDays {
  today: string;
  weeks: readonly string[];
  span: CalendarSpan;
}

/**
 * The keys of a grid of days (ARIA's grid pattern): one day is reached by Tab, arrows, Home and End go to other days, Page Up and Page Down to the
 * month or week before and after. Enter opens the day's week, there the day's first item; Escape goes back from an item to its day.
 */
export function useGridKeys({ today, weeks, span }: GridDays) {
  const { direction } = useLanguage();
  const { address, change } = useAddress();
  const grid = useRef<HTMLDivElement>(null);
  const asked = useRef<string>(undefined);
  const [chosen, choose] = useState<string>();
  const days = weeks.flatMap(daysOfWeek);
  const current = chosen && days.includes(chosen) ? chosen : calendarOf(address, today).day;
  useLayoutEffect(() => {
    const cell = asked.current && grid.current?.querySelector<HTMLElement>(`[data-day="${asked.current}"]`);
    if (!cell) return;
    asked.current = undefined;
    cell.focus();
  });
  const go = (day: string, isTurned: boolean) => {
    asked.current = day;
    choose(day);
    if (isTurned || !days.includes(day)) void change({ day });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, day: string) => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target !== currentTarget) {
      if (key === 'Escape') currentTarget.focus();
      return;
    }
    const forward = direction === 'rtl' ? -1 : 1;
    const weekday = days.indexOf(day) % 7;
    const turned = (step: 1 | -1) => (span === 'WEEK' ? daysAfter(day, 7 * step) : monthsAfter(day, step));
    const to = {
      ArrowLeft: () => daysAfter(day, -forward),
      ArrowRight: () => daysAfter(day, forward),
      ArrowUp: () => daysAfter(day, -7),
      ArrowDown: () => daysAfter(day, 7),
      Home: () => daysAfter(day, -weekday),
      End: () => daysAfter(day, 6 - weekday),
      PageUp: () => turned(-1),
      PageDown: () => turned(1),
    }[key];
    if (to) go(to(), key.startsWith('Page'));
    else if (key !== 'Enter') return;
    else if (span === 'MONTH') {
      asked.current = day;
      choose(day);
      void change({ span: 'WEEK', day });
    } else currentTarget.querySelector<HTMLElement>('a, button')?.focus();
    event.preventDefault();
  };
  return { grid, current, choose, onKeyDown };
}
