import { useSession } from '../session/session.ts';

/** Returns the current business day, YYYY-MM-DD, in the company's time zone. */
export function useToday(): string {
  const { timeZone } = useSession();
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date());
}
