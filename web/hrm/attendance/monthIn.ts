import { todayIn } from '../../core/i18n/useToday.ts';
import { nextMonth } from '../../core/screens/days.ts';
import { currentSession } from '../../core/session/session.ts';

/** The month in the address, half open; the current one without it. */
export function monthIn(address: URLSearchParams): { from: string; before: string } {
  const asked = address.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked > '0001' ? asked : todayIn(currentSession().timeZone).slice(0, 7);
  return { from: `${month}-01`, before: nextMonth(`${month}-01`) };
}
