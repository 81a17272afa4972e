import { daysAfter, isDay } from '../../../server/core/rules/days.ts';
import { todayIn } from '../../core/i18n/useToday.ts';
import { currentSession } from '../../core/session/session.ts';
import { monthIn } from './monthIn.ts';

/** People on a page of a sheet, as the server counts them. */
export const sheetPage = 50;

/** Whether the address shows a month of a sheet; a day without it. */
export const isMonth = (address: URLSearchParams): boolean => address.get('view') === 'month';

/** The day in the address; today without it. */
export function dayIn(address: URLSearchParams): string {
  const asked = address.get('day') ?? '';
  return isDay(asked) ? asked : todayIn(currentSession().timeZone);
}

/** Variables of a sheet's query. */
export function sheetVariables(address: URLSearchParams) {
  const day = dayIn(address);
  const page = Math.max(Number.parseInt(address.get('page') ?? '1', 10) || 1, 1);
  return {
    ...(isMonth(address) ? monthIn(address) : { from: day, before: daysAfter(day, 1) }),
    search: address.get('search'),
    departmentId: address.get('department'),
    offset: Math.min((page - 1) * sheetPage, 1_000_000),
  };
}
