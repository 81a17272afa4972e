import { daysAfter, daysBetween, isDay } from '../../core/rules/days.ts';
import { weekOf } from '../../core/rules/weekOf.ts';

/** Counts the working days of a country: every day but those of its weekend. */
export class WorkingDays {
  readonly #weekend: ReadonlySet<number>;
  readonly #perWeek: number;

  /** @param country ISO 3166-1 alpha-2; null for the weekend of most of the world. */
  constructor(country: string | null) {
    this.#weekend = new Set(weekOf(country).weekend);
    this.#perWeek = 7 - this.#weekend.size;
  }

  /** Whether people work on a day, YYYY-MM-DD. */
  isWorking(day: string): boolean {
    return !this.#weekend.has(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
  }

  /**
   * Returns the working day so many working days after a day, or before it; 0 is the day itself, or the next one that is worked. Beyond the
   * calendar's years, 1 to 9999, it is their first or last day.
   */
  after(day: string, count: number): string {
    const step = count < 0 ? -1 : 1;
    // Any seven days hold a week's working days; the last of them are counted one by one.
    const weeks = count === 0 ? 0 : Math.floor((Math.abs(count) - 1) / this.#perWeek);
    let at = daysAfter(day, 7 * weeks * step);
    for (let left = Math.abs(count) - weeks * this.#perWeek; left > 0 && isDay(at);) {
      at = daysAfter(at, step);
      if (this.isWorking(at)) left--;
    }
    while (isDay(at) && !this.isWorking(at)) at = daysAfter(at, 1);
    return isDay(at) ? at : count < 0 ? '0001-01-01' : '9999-12-31';
  }

  /** Returns how many working days lie after a day, up to another that is not before it. */
  between(from: string, to: string): number {
    const weeks = Math.max(Math.floor(daysBetween(from, to) / 7), 0);
    let count = weeks * this.#perWeek;
    for (let at = daysAfter(from, 7 * weeks); at < to;) {
      at = daysAfter(at, 1);
      if (this.isWorking(at)) count++;
    }
    return count;
  }
}
