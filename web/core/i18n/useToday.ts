import { useSession } from '../session/session.ts';

/** Returns the current day, YYYY-MM-DD, in the company's time zone; in the browser's before there is a session. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date());

/** Returns the current business day, YYYY-MM-DD, in the company's time zone. */
export const useToday = (): string => todayIn(useSession().timeZone);
