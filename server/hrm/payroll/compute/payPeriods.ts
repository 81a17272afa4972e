import { Decimal, round, zero, type Amount } from '../../../core/money/arithmetic.ts';
import type { PayCycle } from '../../pay/PayCycle.ts';
import type { RunCycle } from '../run/runCycles.rules.ts';

/** How many periods of a cycle a year has. */
export const periodsOfYear: Record<RunCycle, number> = {
  WEEKLY: 52,
  BIWEEKLY: 26,
  SEMIMONTHLY: 24,
  MONTHLY: 12,
  QUARTERLY: 4,
  YEARLY: 1,
};

/** Returns which period of its year a run is, counted from 1 by the day it ends on. */
export function periodOfYear(cycle: RunCycle, endsOn: string): number {
  const [year, month, day] = endsOn.split('-').map(Number);
  const dayOfYear = (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000;
  switch (cycle) {
    case 'WEEKLY':
      return Math.floor(dayOfYear / 7) + 1;
    case 'BIWEEKLY':
      return Math.floor(dayOfYear / 14) + 1;
    case 'SEMIMONTHLY':
      return 2 * month - (day <= 15 ? 1 : 0);
    case 'MONTHLY':
      return month;
    case 'QUARTERLY':
      return Math.ceil(month / 3);
    case 'YEARLY':
      return 1;
  }
}

/** The run that takes a share of an amount. */
export interface RunPeriod {
  cycle: RunCycle;
  endsOn: string;
  /** Decimals of the currency. */
  digits: number;
}

/**
 * Returns what one run takes of an amount of another cycle: for the k-th run of the year round(k·A·f) − round((k−1)·A·f), so that the year
 * adds up (modules.md, HRM and payroll). ONCE is taken whole.
 */
export function shareOfRun(amount: Amount, of: PayCycle, run: RunPeriod): Decimal {
  if (of === 'ONCE' || of === run.cycle) return round(amount, run.digits);
  const period = periodOfYear(run.cycle, run.endsOn);
  return shareUntil(amount, of, run, period).minus(shareUntil(amount, of, run, period - 1));
}

/** What the first k runs of a year take together. */
const shareUntil = (amount: Amount, of: RunCycle, { cycle, digits }: RunPeriod, k: number): Decimal =>
  round(new Decimal(amount).times(k).times(periodsOfYear[of]).div(periodsOfYear[cycle]), digits);

/**
 * Like `shareOfRun`, for items that a year has once and no more: a 53rd week takes nothing. Of a yearly amount, what `earlier` pay had beyond the
 * shares of its periods is not taken again, so that the year still adds up.
 */
export function shareOfItem(amount: Amount, of: PayCycle, run: RunPeriod, earlier: Amount = zero): Decimal {
  if (of === 'ONCE' || of === run.cycle) return shareOfRun(amount, of, run);
  const period = periodOfYear(run.cycle, run.endsOn);
  if (period > periodsOfYear[run.cycle]) return zero;
  const had = of === 'YEARLY' ? new Decimal(earlier) : zero;
  const until = (k: number) => Decimal.max(shareUntil(amount, of, run, k), had);
  return until(period).minus(until(period - 1));
}
