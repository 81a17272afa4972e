import { Decimal, sum, zero } from '../../../core/money/arithmetic.ts';
import { itemAmount, taxAmount, type Explained } from './itemAmount.ts';
import { loanDues } from './loanDues.ts';
import { daysIn, salaryLines } from './salarySegments.ts';
import type { Slip, SlipLine, SlipLineKindName } from './Slip.ts';
import type { Arrear, BenefitItem, SlipInput } from './SlipInput.ts';

/** Something to take from pay. */
interface Due extends Explained {
  kind: Arrear['kind'] | `ARREARS_${Arrear['kind']}`;
  itemId: string;
  title: string;
}

/**
 * Computes a pay slip from what is known of an employee in a period: salary by days, benefits, taxes, deductions (domain §5). Arrears are
 * taken first, then taxes, deductions required by law, instalments of loans, and the other deductions; what pay does not cover becomes arrears, so that net is never
 * negative. Without a paid day nothing is paid or due. Pure: the same input gives the same slip.
 */
export function computeSlip(input: SlipInput): Slip {
  const { digits } = input;
  const { lines: salary, halves } = salaryLines(input);
  const days = daysIn(input.startsOn, input.endsOn);
  const text = (amount: Decimal) => amount.toFixed(digits);
  const total = (lines: SlipLine[], ...kinds: SlipLineKindName[]) =>
    sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  if (!halves) return nothing(days, input);
  const isDue = ({ id, cycle }: { id: string; cycle: string }) => cycle !== 'ONCE' || !input.taken.has(id);
  const earlier = (of: SlipLineKindName, { id }: { id: string }) =>
    input.earlier.filter(({ itemId, kind }) => itemId === id && kind === of);
  const gross = total(salary, 'SALARY');
  const lineOf = (kind: SlipLineKindName, { id, title }: { id: string; title: string }, { amount, why }: Explained): SlipLine[] =>
    amount.isZero() ? [] : [{ kind, itemId: id, title, amount: text(amount), why }];

  const benefits = input.benefits.filter(isDue).map(item => ({ item, of: itemAmount(item, gross, input, earlier(kindOf(item), item)) }));
  const granted = benefits.flatMap(({ item, of }) => lineOf(kindOf(item), item, of));
  const earnings = gross.plus(total(granted, 'BENEFIT'));

  const deductions = input.deductions.filter(isDue).map(item => ({ item, of: itemAmount(item, gross, input, earlier('DEDUCTION', item)) }));
  const preTax = Decimal.min(sum(deductions.filter(({ item }) => item.isPreTax).map(({ of }) => of.amount)), earnings);
  const taxedBenefits = sum(benefits.filter(({ item }) => item.isTaxable).map(({ of }) => of.amount));
  const taxable = Decimal.max(gross.plus(taxedBenefits).minus(preTax), 0);
  const taxes = input.taxes.filter(isDue).map(item => ({ item, of: taxAmount(item, taxable, input, earlier('TAX', item)) }));

  const { arrears: owed, instalments } = loanDues(input);
  const deductionsDue = (isStatutory: boolean): Due[] =>
    deductions
      .filter(({ item }) => item.isStatutory === isStatutory)
      .map(({ item, of }) => ({ kind: 'DEDUCTION', itemId: item.id, title: item.title, ...of }));
  const dues: Due[] = [
    ...owed.map(arrearDue),
    ...taxes.map(({ item, of }) => ({ kind: 'TAX' as const, itemId: item.id, title: item.title, ...of })),
    ...deductionsDue(true),
    ...instalments.map(({ item, of }) => ({ kind: 'LOAN' as const, itemId: item.id, title: item.title, ...of })),
    ...deductionsDue(false),
  ];
  const { taken, arrears } = take(dues, earnings, digits);

  const shares = [
    ...taxes.flatMap(({ item }) =>
      lineOf(
        'EMPLOYER_TAX',
        item,
        itemAmount(
          { ...item, type: item.type === 'FIXED' ? 'FIXED' : 'PERCENT', amount: item.employerAmount },
          taxable,
          input,
          earlier('EMPLOYER_TAX', item),
        ),
      ),
    ),
    ...deductions.flatMap(({ item }) =>
      lineOf(
        'EMPLOYER_DEDUCTION',
        item,
        itemAmount({ ...item, amount: item.employerAmount }, gross, input, earlier('EMPLOYER_DEDUCTION', item)),
      ),
    ),
  ];
  const lines = [...salary, ...granted, ...taken, ...shares];
  const taxesTaken = total(lines, 'TAX', 'ARREARS_TAX');
  const deductionsTaken = total(lines, 'LOAN', 'DEDUCTION', 'ARREARS_LOAN', 'ARREARS_DEDUCTION');
  return {
    days,
    paidDays: String(halves / 2),
    gross: text(gross),
    earnings: text(earnings),
    taxable: text(taxable),
    taxes: text(taxesTaken),
    deductions: text(deductionsTaken),
    net: text(earnings.minus(taxesTaken).minus(deductionsTaken)),
    employerCost: text(total(lines, 'EMPLOYER_TAX', 'EMPLOYER_DEDUCTION')),
    lines,
    arrears,
  };
}

const kindOf = ({ kind }: BenefitItem) => (kind === 'CASH' ? 'BENEFIT' : 'IN_KIND');

const arrearDue = ({ kind, itemId, title, amount }: Arrear): Due => ({
  kind: `ARREARS_${kind}`,
  itemId,
  title,
  amount: new Decimal(amount),
  why: { rule: 'ARREARS', exact: amount },
});

/** Takes what is due from what is earned, in order, as far as it goes. */
function take(dues: Due[], earnings: Decimal, digits: number): { taken: SlipLine[]; arrears: Arrear[] } {
  let left = earnings;
  const taken: SlipLine[] = [];
  const arrears: Arrear[] = [];
  for (const { kind, itemId, title, amount, why } of dues) {
    const part = Decimal.min(amount, left);
    left = left.minus(part);
    const rest = amount.minus(part);
    if (!part.isZero())
      taken.push({
        kind,
        itemId,
        title,
        amount: part.toFixed(digits),
        why: rest.isZero() ? why : { ...why, carried: rest.toFixed(digits) },
      });
    if (!rest.isZero()) arrears.push({ itemId, title, kind: kind.replace('ARREARS_', '') as Arrear['kind'], amount: rest.toFixed(digits) });
  }
  return { taken, arrears };
}

/** The slip of a period without a paid day. */
function nothing(days: number, { digits, arrears }: SlipInput): Slip {
  const none = zero.toFixed(digits);
  return {
    days,
    paidDays: '0',
    gross: none,
    earnings: none,
    taxable: none,
    taxes: none,
    deductions: none,
    net: none,
    employerCost: none,
    lines: [],
    arrears,
  };
}
