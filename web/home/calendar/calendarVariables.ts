import { daysAfter } from '../../../server/core/rules/days.ts';
import { todayIn } from '../../core/i18n/useToday.ts';
import { calendarOf, weeksAround } from '../../core/screens/calendar/calendarDays.ts';
import { currentSession } from '../../core/session/session.ts';

/** Query variables of the calendar: the days of the weeks that the address asks for. */
export function calendarVariables(address: URLSearchParams) {
  const { timeZone, firstDayOfWeek } = currentSession();
  const { day, span } = calendarOf(address, todayIn(timeZone));
  const weeks = weeksAround(day, span, Number(firstDayOfWeek || 1));
  return { from: weeks[0], before: daysAfter(weeks.at(-1)!, 7) };
}
