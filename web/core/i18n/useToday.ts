import { useSession } from '../session/session.ts';

/** Returns the current day, YYYY-MM-DD, in a time zone; in the browser's without one. */
export const todayIn = (timeZone?: string): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date());

/** Returns the current business day, YYYY-MM-DD, in the company's time zone. */
export const useToday = (): string => todayIn(useSession().timeZone);
