import { daysAfter } from '../../core/rules/days.ts';
import { weekOf } from '../../core/rules/weekOf.ts';

/** Counts the working days of a country: every day but those of its weekend. */
export class WorkingDays {
  readonly #weekend: ReadonlySet<number>;

  /** @param country ISO 3166-1 alpha-2; null for the weekend of most of the world. */
  constructor(country: string | null) {
    this.#weekend = new Set(weekOf(country).weekend);
  }

  /** Whether people work on a day, YYYY-MM-DD. */
  isWorking(day: string): boolean {
    return !this.#weekend.has(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
  }

  /** Returns the working day so many working days after a day, or before it; 0 is the day itself, or the next one that is worked. */
  after(day: string, count: number): string {
    const step = count < 0 ? -1 : 1;
    let at = day;
    for (let left = Math.abs(count); left > 0;) {
      at = daysAfter(at, step);
      if (this.isWorking(at)) left--;
    }
    while (!this.isWorking(at)) at = daysAfter(at, 1);
    return at;
  }

  /** Returns how many working days lie after a day, up to another that is not before it. */
  between(from: string, to: string): number {
    let count = 0;
    for (let at = from; at < to;) {
      at = daysAfter(at, 1);
      if (this.isWorking(at)) count++;
    }
    return count;
  }
}
