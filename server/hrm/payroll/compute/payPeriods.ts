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

/** What earlier pay had of an item from one day to another, both in one year. */
export interface Had {
  startsOn: string;
  endsOn: string;
  amount: Amount;
}

/**
 * Like `shareOfRun`, for items that a year has once and no more: a 53rd week takes nothing. Of an amount for longer than the run, such as a yearly or
 * quarterly one, what earlier pay `had` beyond the shares of its days is not taken again, so that each year or quarter still adds up.
 */
export function shareOfItem(amount: Amount, of: PayCycle, run: RunPeriod, had: readonly Had[] = []): Decimal {
  if (of === 'ONCE' || of === run.cycle) return shareOfRun(amount, of, run);
  const period = periodOfYear(run.cycle, run.endsOn);
  if (period > periodsOfYear[run.cycle]) return zero;
  const spans = spansOf(amount, of, run, had);
  const until = (k: number) =>
    spans.reduce(
      (total, { from, to, had: known }) => {
        const share = shareUntil(amount, of, run, Math.min(Math.max(k, from), to)).minus(shareUntil(amount, of, run, from));
        return total.plus(Decimal.max(known.minus(share), 0));
      },
      shareUntil(amount, of, run, k),
    );
  return until(period).minus(until(period - 1));
}

/** Returns what earlier pay had of an item in the years, quarters or other periods of its cycle that a run has a share of. */
export function hadAround(amount: Amount, of: PayCycle, run: RunPeriod, had: readonly Had[]): Decimal {
  const period = periodOfYear(run.cycle, run.endsOn);
  const around = spansOf(amount, of, run, had).filter(({ from, to }) => from < period && to > period - 1);
  return around.reduce((total, { had: known }) => total.plus(known), zero);
}

/**
 * The periods of an item's cycle of which earlier pay had something, if they are longer than the run's: between which runs of the year they lie, and
 * how much. A line of several periods fills the earlier ones first, because each is due before the next.
 */
function spansOf(amount: Amount, of: PayCycle, run: RunPeriod, had: readonly Had[]): { from: number; to: number; had: Decimal }[] {
  if (of === 'ONCE' || periodsOfYear[of] >= periodsOfYear[run.cycle]) return [];
  const known = new Map<number, Decimal>();
  const indexOf = (day: string) => Math.min(periodOfYear(of, day), periodsOfYear[of]);
  for (const line of had.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))) {
    const last = indexOf(line.endsOn);
    let rest = new Decimal(line.amount);
    for (let index = indexOf(line.startsOn); index <= last && !rest.isZero(); index++) {
      const before = known.get(index) ?? zero;
      const part = index === last ? rest : Decimal.min(rest, Decimal.max(new Decimal(amount).minus(before), 0));
      known.set(index, before.plus(part));
      rest = rest.minus(part);
    }
  }
  const length = periodsOfYear[run.cycle] / periodsOfYear[of];
  return [...known].map(([index, sum]) => ({ from: (index - 1) * length, to: index * length, had: sum }));
}
