import { ServiceOf } from '../../core/record/EntityService.ts';
import { Holiday } from './Holiday.ts';
import { holidayRules } from './holiday.rules.ts';

/** Public holidays: each country has at most one a day. */
export class HolidayService extends ServiceOf(Holiday, holidayRules) {}
