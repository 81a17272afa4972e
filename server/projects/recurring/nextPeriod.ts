import { daysAfter, daysBetween, isDay, monthsAfter } from '../../core/rules/days.ts';
import { weekdays, type RecurringTaskValues } from './recurringTask.rules.ts';

/** What decides on which days a task is made again. */
export type Rhythm = Pick<RecurringTaskValues, 'frequency' | 'every' | 'weekdays' | 'startsOn' | 'endsOn'>;

/**
 * Returns the first day on or after `from` on which a task is made again; null after the end, of the rhythm or of the calendar (9999). Weeks begin on Monday and count from that of the
 * first day. A day that a month does not have is its last one.
 */
export function nextPeriod(rhythm: Rhythm, from: string): string | null {
  const { startsOn, endsOn } = rhythm;
  const earliest = from > startsOn ? from : startsOn;
  const day = rhythm.frequency === 'WEEKLY' ? nextWeekday(rhythm, earliest) : nextOfMonth(rhythm, earliest);
  return day && endsOn && day > endsOn ? null : day;
}

/** Each chosen weekday comes at least once in `every` weeks. */
function nextWeekday({ startsOn, every, weekdays: chosen }: Rhythm, earliest: string): string | null {
  const begin = mondayOf(startsOn);
  for (let ahead = 0; ahead < 7 * (every + 1); ahead++) {
    const day = daysAfter(earliest, ahead);
    if (!isDay(day)) return null;
    const isWeek = (daysBetween(begin, mondayOf(day)) / 7) % every === 0;
    if (isWeek && chosen.includes(weekdays[weekdayOf(day)])) return day;
  }
  return null;
}

function nextOfMonth({ startsOn, every }: Rhythm, earliest: string): string | null {
  const passed = Math.floor(daysBetween(startsOn, earliest) / 31 / every);
  for (let count = passed; ; count++) {
    const day = monthsAfter(startsOn, every * count);
    if (!isDay(day)) return null;
    if (day >= earliest) return day;
  }
}

/** 0 for Monday to 6. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const mondayOf = (day: string) => daysAfter(day, -weekdayOf(day));
