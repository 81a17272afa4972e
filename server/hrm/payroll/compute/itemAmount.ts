import { Decimal, percentOf, round, zero, type Amount } from '../../../core/money/arithmetic.ts';
import type { PayCycle, PayItemType } from '../../pay/PayCycle.ts';
import { hadAround, periodOfYear, periodsOfYear, shareOfItem, type Had, type RunPeriod } from './payPeriods.ts';
import type { Why } from './Slip.ts';
import type { TaxItem } from './SlipInput.ts';

/** An amount, and why it is that. */
export interface Explained {
  amount: Decimal;
  why: Why;
}

/** An item as far as its amount goes. */
interface Share {
  type: PayItemType;
  amount: string;
  cycle: PayCycle;
}

/** Returns what an item comes to: a percentage of the base, or what this run takes of a fixed amount, of which earlier pay `had` a part. */
export function itemAmount({ type, amount: value, cycle }: Share, base: Amount, run: RunPeriod, had: readonly Had[] = []): Explained {
  if (type === 'PERCENT') {
    const exact = percentOf(base, value);
    return {
      amount: round(exact, run.digits),
      why: { rule: 'PERCENT', percent: value, base: new Decimal(base).toFixed(run.digits), exact: exact.toFixed() },
    };
  }
  const amount = shareOfItem(value, cycle, run, had);
  if (cycle === 'ONCE' || cycle === run.cycle)
    return { amount, why: { rule: 'FIXED', amount: value, once: cycle === 'ONCE', exact: value } };
  const earlier = hadAround(value, cycle, run, had);
  const exact = new Decimal(value).times(periodsOfYear[cycle]).div(periodsOfYear[run.cycle]);
  const why: Why = {
    rule: 'CYCLE',
    amount: value,
    cycle,
    period: periodOfYear(run.cycle, run.endsOn),
    periods: periodsOfYear[run.cycle],
    ...(!earlier.isZero() && { earlier: earlier.toFixed(run.digits) }),
    exact: exact.toFixed(10),
  };
  return { amount, why };
}

/** Returns the tax on an amount: by slabs half-open [above, next), on the amount brought to the tax's own cycle and back. */
export function taxAmount(tax: TaxItem, taxable: Decimal, run: RunPeriod, had: readonly Had[] = []): Explained {
  if (tax.type !== 'SLABS') return itemAmount({ ...tax, type: tax.type }, taxable, run, had);
  const newest = tax.slabs
    .map(({ validFrom }) => validFrom)
    .filter(day => day <= run.endsOn)
    .toSorted()
    .at(-1);
  const table = tax.slabs
    .filter(({ validFrom }) => validFrom === newest)
    .toSorted((one, other) => new Decimal(one.above).comparedTo(other.above));
  const own = tax.cycle === 'ONCE' ? run.cycle : tax.cycle;
  const base = taxable.times(periodsOfYear[run.cycle]).div(periodsOfYear[own]);
  const slabs = table.flatMap(({ above, percent }, index) => {
    const next = table[index + 1]?.above;
    const within = Decimal.max((next === undefined ? base : Decimal.min(base, next)).minus(above), 0);
    return within.isZero() ? [] : [{ above, percent, tax: percentOf(within, percent).toFixed() }];
  });
  const ofCycle = slabs.reduce((total, slab) => total.plus(slab.tax), zero);
  const exact = ofCycle.times(periodsOfYear[own]).div(periodsOfYear[run.cycle]);
  return {
    amount: round(exact, run.digits),
    why: {
      rule: 'SLABS',
      taxable: taxable.toFixed(run.digits),
      base: base.toFixed(run.digits),
      cycle: own,
      validFrom: newest ?? '',
      slabs,
      exact: exact.toFixed(10),
    },
  };
}
