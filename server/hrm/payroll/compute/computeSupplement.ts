import { Decimal, percentOf, round, sum, zero, type Amount } from '../../../core/money/arithmetic.ts';
import { taxAmount } from './itemAmount.ts';
import type { RunPeriod } from './payPeriods.ts';
import type { Slip, SlipLine, SlipLineKindName, Why } from './Slip.ts';
import type { DeductionItem, TaxItem } from './SlipInput.ts';

/** Something paid beside the slip of a period. */
export interface Extra {
  /** Back pay is salary, of which deductions in percent are taken; a bonus is not. */
  kind: 'BONUS' | 'BACK_PAY';
  title: string;
  amount: string;
  isTaxable: boolean;
}

/** Everything that a supplementary slip is computed from. */
export interface SupplementInput extends RunPeriod {
  extras: Extra[];
  /** What the period was taxed on so far, `taxableEarlier` of it before the first run here. */
  taxableBefore: Amount;
  taxableEarlier: Amount;
  taxes: TaxItem[];
  deductions: DeductionItem[];
}

/**
 * Computes a supplementary slip: extras, what the law and the setup take of them in percent, and by slabs what they add to the tax of the period. Fixed
 * items, loans and arrears were taken by the slip of the period. Never negative. Pure.
 */
export function computeSupplement({ extras, taxableBefore, taxableEarlier, taxes, deductions, ...run }: SupplementInput): Slip {
  const { digits } = run;
  const text = (amount: Decimal) => amount.toFixed(digits);
  const amounts = extras.map(extra => ({ ...extra, amount: round(extra.amount, digits) }));
  const of = (isCounted: (extra: (typeof amounts)[number]) => boolean) => sum(amounts.filter(isCounted).map(({ amount }) => amount));
  const gross = of(({ kind }) => kind === 'BACK_PAY');
  const earnings = of(() => true);
  const lineOf = (kind: SlipLineKindName, { id, title }: { id: string; title: string }, amount: Decimal, why: Why): SlipLine[] =>
    amount.isZero() ? [] : [{ kind, itemId: id, title, amount: text(amount), why }];
  const share = (base: Decimal, percent: string): [Decimal, Why] => {
    const exact = percentOf(base, percent);
    return [round(exact, digits), { rule: 'PERCENT', percent, base: text(base), exact: exact.toFixed() }];
  };

  const percents = deductions.filter(({ type }) => type === 'PERCENT');
  const preTax = sum(percents.filter(({ isPreTax }) => isPreTax).map(({ amount }) => share(gross, amount)[0]));
  const taxable = Decimal.max(of(({ isTaxable }) => isTaxable).minus(preTax), 0);
  const taken = [
    ...taxes.flatMap(tax =>
      lineOf('TAX', tax, ...added(tax, { taxable, before: new Decimal(taxableBefore), earlier: new Decimal(taxableEarlier), run, share })),
    ),
    ...percents.flatMap(item => lineOf('DEDUCTION', item, ...share(gross, item.amount))),
  ];
  const shares = [
    ...taxes.flatMap(tax => (tax.type === 'FIXED' ? [] : lineOf('EMPLOYER_TAX', tax, ...share(taxable, tax.employerAmount)))),
    ...percents.flatMap(item => lineOf('EMPLOYER_DEDUCTION', item, ...share(gross, item.employerAmount))),
  ];
  const capped = withinEarnings(taken, earnings, digits);
  const paid = amounts.map(({ kind, title, amount, isTaxable }): SlipLine => ({
    kind: kind === 'BACK_PAY' ? 'SALARY' : 'BENEFIT',
    itemId: null,
    title,
    amount: text(amount),
    why: { rule: 'EXTRA', isTaxable, exact: amount.toFixed() },
  }));
  const total = (lines: SlipLine[], kind: SlipLineKindName) => sum(lines.filter(line => line.kind === kind).map(({ amount }) => amount));
  const [taxesTaken, deductionsTaken] = [total(capped, 'TAX'), total(capped, 'DEDUCTION')];
  return {
    days: 0,
    paidDays: '0',
    gross: text(gross),
    earnings: text(earnings),
    taxable: text(taxable),
    taxes: text(taxesTaken),
    deductions: text(deductionsTaken),
    net: text(earnings.minus(taxesTaken).minus(deductionsTaken)),
    employerCost: text(total(shares, 'EMPLOYER_TAX').plus(total(shares, 'EMPLOYER_DEDUCTION'))),
    lines: [...paid, ...capped, ...shares],
    arrears: [],
  };
}

interface Added {
  taxable: Decimal;
  before: Decimal;
  earlier: Decimal;
  run: RunPeriod;
  share: (base: Decimal, percent: string) => [Decimal, Why];
}

/** What a tax takes of extras: its percentage, or by slabs the tax of the whole period less that of what was paid before. */
function added(tax: TaxItem, { taxable, before, earlier, run, share }: Added): [Decimal, Why] {
  if (tax.type === 'FIXED') return [zero, { rule: 'FIXED', exact: '0' }];
  if (tax.type === 'PERCENT') return share(taxable, tax.amount);
  const [whole, part] = [before.plus(taxable), before].map(base => taxAmount(tax, base, run).amount);
  const exact = whole.minus(part);
  return [
    exact,
    {
      rule: 'MARGINAL',
      taxable: taxable.toFixed(run.digits),
      before: before.toFixed(run.digits),
      tax: part.toFixed(run.digits),
      ...(!earlier.isZero() && { earlier: earlier.toFixed(run.digits) }),
      exact: exact.toFixed(),
    },
  ];
}

/** Takes no more than is earned: what percentages above a hundred together would take is left. */
function withinEarnings(lines: SlipLine[], earnings: Decimal, digits: number): SlipLine[] {
  let left = earnings;
  return lines.flatMap(line => {
    const part = Decimal.min(line.amount, left);
    left = left.minus(part);
    return part.isZero() ? [] : [{ ...line, amount: part.toFixed(digits) }];
  });
}
