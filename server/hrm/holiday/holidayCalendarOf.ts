import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '../../core/session/Viewer.ts';
import { calendarYears } from './calendar.rules.ts';
import type { HolidayCalendar } from './HolidayCalendar.ts';
import { publicHolidays, type CalendarOf } from './publicHolidays.ts';

/** Reads a country's public holidays of a year, and which of them the company has entered for it or for all countries. */
export async function holidayCalendarOf(em: EntityManager, of: CalendarOf, language: Language): Promise<HolidayCalendar> {
  if (of.year < calendarYears.from || of.year > calendarYears.until) return { regions: [], days: [] };
  const { regions, days } = await publicHolidays(of, language);
  const entered = await em.execute<{ heldOn: string }[]>(
    `select held_on::text as "heldOn" from holiday where company_id = noria_company() and deleted_at is null and (country is null or country = ?)
       and held_on between ?::date and ?::date`,
    [of.country, `${of.year}-01-01`, `${of.year}-12-31`],
  );
  const taken = new Set(entered.map(({ heldOn }) => heldOn));
  return { regions, days: days.map(day => ({ ...day, isEntered: taken.has(day.heldOn) })) };
}
