import { Decimal, round, sum, zero } from '../../../core/money/arithmetic.ts';
import { daysAfter } from '../../../core/rules/days.ts';
import { shareOfRun } from './payPeriods.ts';
import type { SlipLine } from './Slip.ts';
import type { SlipInput } from './SlipInput.ts';

/** The part of a period with one salary. */
interface Segment {
  from: string;
  to: string;
  monthly: string;
  /** Halves of days that are paid, and those of unpaid leave. */
  halves: number;
  unpaid: number;
}

const latest = (...days: (string | null)[]) =>
  days
    .filter(day => day !== null)
    .toSorted()
    .at(-1)!;
const earliest = (...days: (string | null)[]) => days.filter(day => day !== null).toSorted()[0];

/** Number of days from one to another, both included. */
export const daysIn = (from: string, to: string): number => Math.max((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, 0);

/** Cuts the employed part of a period where the salary changes. */
function segmentsOf({ startsOn, endsOn, joinedOn, leftOn, salaries, unpaidDays }: SlipInput): Segment[] {
  const [first, last] = [latest(startsOn, joinedOn), earliest(endsOn, leftOn)];
  return salaries.flatMap(({ from, monthly }, index) => {
    const next = salaries[index + 1]?.from;
    const [begins, ends] = [latest(first, from), earliest(last, next ? daysAfter(next, -1) : null)];
    if (begins > ends || monthly === null) return [];
    const unpaid = unpaidDays.filter(({ day }) => day >= begins && day <= ends).reduce((halves, one) => halves + one.halves, 0);
    return [{ from: begins, to: ends, monthly, halves: Math.max(2 * daysIn(begins, ends) - unpaid, 0), unpaid }];
  });
}

/**
 * Returns a line for each part of the period with one salary. Its amount is the run's gross by days; the parts share the rounded whole by
 * largest remainder, so that an unchanged whole period is the gross exactly (modules.md, HRM and payroll).
 */
export function salaryLines(input: SlipInput): { lines: SlipLine[]; halves: number } {
  const { digits } = input;
  const days = daysIn(input.startsOn, input.endsOn);
  const segments = segmentsOf(input).map(segment => {
    const gross = shareOfRun(segment.monthly, 'MONTHLY', input);
    return { ...segment, gross, exact: gross.times(segment.halves).div(2 * days) };
  });
  const amounts = largestRemainder(
    segments.map(({ exact }) => exact),
    digits,
  );
  const lines = segments.map(({ from, to, monthly, halves, unpaid, gross, exact }, index): SlipLine => ({
    kind: 'SALARY',
    itemId: null,
    title: '',
    amount: amounts[index].toFixed(digits),
    why: {
      rule: 'SALARY',
      from,
      to,
      monthly,
      gross: gross.toFixed(digits),
      days,
      paidDays: halves / 2,
      ...(unpaid && { unpaidDays: unpaid / 2 }),
      exact: exact.toFixed(10),
    },
  }));
  return { lines: lines.filter(({ why }) => why.paidDays), halves: segments.reduce((total, { halves }) => total + halves, 0) };
}

/** Rounds exact amounts so that they add up to their rounded sum: the largest fractions are rounded up, ties by order. */
function largestRemainder(exact: Decimal[], digits: number): Decimal[] {
  const unit = new Decimal(10).pow(-digits);
  const floors = exact.map(amount => amount.toDecimalPlaces(digits, Decimal.ROUND_DOWN));
  const spare = round(sum(exact), digits).minus(sum(floors)).div(unit).toNumber();
  const lucky = exact
    .map((amount, index) => ({ index, rest: amount.minus(floors[index]) }))
    .toSorted((one, other) => other.rest.comparedTo(one.rest) || one.index - other.index)
    .slice(0, spare);
  const more = new Set(lucky.map(({ index }) => index));
  return floors.map((amount, index) => amount.plus(more.has(index) ? unit : zero));
}
