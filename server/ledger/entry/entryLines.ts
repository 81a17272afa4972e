import { Refused } from '../../core/errors.ts';
import { Decimal, sum, type Amount } from '../../core/money/arithmetic.ts';
import type { AccountRole } from '../account/accountRoles.ts';

/** One side of a posting, already rounded to the company's currency; a negative amount counts on the other side. */
export interface Posting {
  /** An account role, or the id of an account. */
  account: AccountRole | { id: string };
  debit?: Amount;
  credit?: Amount;
  /** On an account that is kept in another currency than the company's: the amount in that, negative for a credit. */
  foreign?: Amount | null;
  /** Id of a customer, vendor or employee. */
  partyId?: string | null;
  costCenterId?: string | null;
  note?: string | null;
}

/** A line as it is stored: either debit or credit is more than zero, the other is zero. */
export interface EntryLine {
  role: AccountRole | null;
  accountId: string | null;
  debit: string;
  credit: string;
  foreign: string | null;
  partyId: string | null;
  costCenterId: string | null;
  note: string | null;
}

/**
 * Builds the lines of an entry: drops zero amounts, and adds up those on the same side with the same account, party, cost center and note.
 * @throws Refused `entryUnbalanced` {difference} if the two sides differ.
 */
export function entryLines(postings: Posting[]): { lines: EntryLine[]; total: string } {
  const sided = postings
    .map(posting => ({ posting, amount: new Decimal(posting.debit ?? 0).minus(posting.credit ?? 0) }))
    .filter(({ amount }) => !amount.isZero());
  const difference = sum(sided.map(({ amount }) => amount));
  if (!difference.isZero()) throw new Refused('entryUnbalanced', { difference: difference.toFixed() });
  const groups = Map.groupBy(sided, ({ posting: { account, partyId, costCenterId, note }, amount }) =>
    [typeof account === 'string' ? account : account.id, partyId, costCenterId, note, amount.isPositive()].join('\t'),
  );
  const lines = Array.from(groups.values(), group => {
    const { account, partyId = null, costCenterId = null, note = null } = group[0].posting;
    const amount = sum(group.map(line => line.amount));
    return {
      role: typeof account === 'string' ? account : null,
      accountId: typeof account === 'string' ? null : account.id,
      debit: Decimal.max(amount, 0).toFixed(),
      credit: Decimal.max(amount.negated(), 0).toFixed(),
      foreign: foreignOf(group.map(line => line.posting)),
      partyId,
      costCenterId,
      note,
    };
  });
  return { lines, total: sum(lines.map(({ debit }) => debit)).toFixed() };
}

/** What lines of one account are together in its own currency; null in the company's. */
function foreignOf(postings: Posting[]): string | null {
  const amounts = postings.flatMap(({ foreign }) => foreign ?? []);
  return amounts.length ? sum(amounts).toFixed() : null;
}
