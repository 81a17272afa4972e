import { daysAfter } from '../../../server/core/rules/days.ts';
import { instantOf } from '../../../server/core/rules/instantOf.ts';
import { localMinute } from '../../core/i18n/localMinute.ts';

/** The same time of day some days later in a time zone, whose days are not all of 24 hours. */
export function movedInstant(at: string, days: number, timeZone: string | undefined): string {
  const [day, time] = localMinute(at, timeZone).split('T');
  return instantOf(`${daysAfter(day, days)}T${time}Z`, timeZone);
}
