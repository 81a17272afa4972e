import type { SlipLine, Why } from '../compute/Slip.ts';

/** What can make a line of a slip differ from that of the last one. */
export const lineCauses = [
  'SALARY',
  'DAYS',
  'UNPAID_LEAVE',
  'ADDED',
  'REMOVED',
  'ONCE',
  'RATE',
  'BASE',
  'CYCLE',
  'LOAN',
  'ARREARS',
  'NOT_COVERED',
] as const;
export type LineCauseName = (typeof lineCauses)[number];

/** The lines of one item on two slips; none on one of them if it is not there. */
interface Compared {
  before: SlipLine[];
  after: SlipLine[];
  /** Whether pay does not reach for the item, or not for all of it, on the later slip. */
  isOwed: boolean;
}

/**
 * Finds what makes the lines of an item differ between two slips, from what each says of why it has its amount. An item that was due once, or that pay
 * does not reach, is told apart from one that was removed.
 */
export function causesOf({ before, after, isOwed }: Compared): LineCauseName[] {
  const { kind } = after[0] ?? before[0];
  if (kind === 'SALARY') return salaryCauses(before, after);
  if (kind.startsWith('ARREARS_')) return ['ARREARS'];
  const [was, is] = [before.at(0)?.why, after.at(0)?.why];
  const causes = was && is ? changesOf(was, is) : [presenceOf((is ?? was)!, Boolean(is), isOwed)];
  const reached = Boolean(was && is) && was!.carried !== is!.carried;
  return reached ? [...causes, 'NOT_COVERED'] : causes;
}

/** Why a line is on one slip alone. */
function presenceOf(why: Why, isAdded: boolean, isOwed: boolean): LineCauseName {
  if (!isAdded && isOwed) return 'NOT_COVERED';
  if (why.once) return 'ONCE';
  // What earlier pay had of a year or a quarter is not taken again until a later period.
  if (why.earlier) return 'CYCLE';
  if (why.rule.startsWith('LOAN')) return 'LOAN';
  return isAdded ? 'ADDED' : 'REMOVED';
}

/** What differs between the inputs of two lines. */
function changesOf(was: Why, is: Why): LineCauseName[] {
  const differs = (...inputs: string[]) => inputs.some(input => JSON.stringify(was[input]) !== JSON.stringify(is[input]));
  if (is.rule.startsWith('LOAN')) return [differs('amount') && is.rule === 'LOAN' && was.rule === 'LOAN' ? 'RATE' : 'LOAN'];
  const base = differs('base', 'taxable', 'before');
  // The tax of each slab follows the base: its limits and percentages are compared.
  const tables = [was, is].map(({ slabs }) =>
    JSON.stringify((Array.isArray(slabs) ? slabs : []).map(({ above, percent }) => [above, percent])),
  );
  const isRate = differs('rule', 'percent', 'amount', 'validFrom', 'cycle') || (!base && tables[0] !== tables[1]);
  const causes: LineCauseName[] = [...(isRate ? ['RATE' as const] : []), ...(base ? ['BASE' as const] : [])];
  return causes.length || !differs('period') ? causes : ['CYCLE'];
}

/** What makes a salary differ: how much a month, days employed, unpaid leave. */
function salaryCauses(before: SlipLine[], after: SlipLine[]): LineCauseName[] {
  const [was, is] = [before, after].map(lines => {
    const total = (input: string) => lines.reduce((sum, { why }) => sum + Number(why[input] ?? 0), 0);
    const [unpaid, days] = [total('unpaidDays'), Number(lines.at(0)?.why.days ?? 1)];
    return {
      unpaid,
      employed: (total('paidDays') + unpaid) / days,
      monthly: JSON.stringify([...new Set(lines.map(({ why }) => why.monthly))]),
    };
  });
  const causes: LineCauseName[] = [];
  if (before.length && after.length && was.monthly !== is.monthly) causes.push('SALARY');
  if (was.employed !== is.employed) causes.push('DAYS');
  if (was.unpaid !== is.unpaid) causes.push('UNPAID_LEAVE');
  // The same days are another part of a longer month.
  return causes.length ? causes : ['DAYS'];
}
