import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import type { AddHolidaysValues } from './calendar.rules.ts';
import { Holiday } from './Holiday.ts';
import { holidayRules } from './holiday.rules.ts';
import { holidayCalendarOf } from './holidayCalendarOf.ts';

/** Public holidays: each country has at most one a day. */
export class HolidayService extends ServiceOf(Holiday, holidayRules) {
  /**
   * Adds days of a country's calendar that are not entered yet, and returns how many.
   * @throws InvalidInput `notInList` of a country without a calendar, or of a day that is not in it.
   */
  async addFromCalendar({ days, ...of }: AddHolidaysValues): Promise<number> {
    const calendar = await holidayCalendarOf(this.em, of, this.scope.context.language);
    if (!calendar.days.length) throw new InvalidInput({ field: 'country', code: 'notInList' });
    const known = new Map(calendar.days.map(day => [day.heldOn, day]));
    if (days.some(day => !known.has(day))) throw new InvalidInput({ field: 'days', code: 'notInList' });
    const chosen = [...new Set(days)].map(day => known.get(day)!).filter(({ isEntered }) => !isEntered);
    for (const { heldOn, title } of chosen) await this.create({ heldOn, title, country: of.country });
    return chosen.length;
  }
}
