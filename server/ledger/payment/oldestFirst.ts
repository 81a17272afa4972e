import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { Share } from './allocate.ts';
import { isPayment } from './recordPayment.ts';
import { lockOpen, sideSettledBy, type OpenAmount, type PartyLedger } from './openAmounts.ts';

/** What is to be settled of which document. */
export interface Wanted {
  documentId: string;
  amount: string;
}

/** What is to be shared out, and among whose documents. */
export interface Unallocated extends PartyLedger {
  /** IN settles receivables above zero and payables below it, OUT the others. */
  direction: 'IN' | 'OUT';
  amount: string;
}

/**
 * The shares by which a payment settles what is open with a party, documents and refunds alike: the oldest due date first, then issue date,
 * then number (domain §1). Locks them until the transaction ends. What none of them takes is left out.
 */
export async function oldestFirst(em: EntityManager, { amount, direction, ...ledger }: Unallocated): Promise<Share[]> {
  const shares: Share[] = [];
  let left = new Decimal(amount);
  if (!left.greaterThan(0)) return shares;
  for (const open of await lockOpen(em, ledger, [sideSettledBy(direction, ledger.control)])) {
    const amount = Decimal.min(left, open.open).toFixed();
    left = left.minus(amount);
    shares.push(shareOf(open, amount));
    if (left.isZero()) break;
  }
  return shares;
}

/** The shares by which a payment settles what is named, in each document's own sign. */
export function sharesOf({ direction, control }: Pick<Unallocated, 'direction' | 'control'>, wanted: Wanted[]): Share[] {
  const side = sideSettledBy(direction, control);
  return wanted.map(({ documentId: id, amount }) => shareOf({ id, isPayment: isPayment(id), side }, amount));
}

/** The share of a payment that settles so much of what is open. */
export function shareOf({ id, isPayment, side }: Pick<OpenAmount, 'id' | 'isPayment' | 'side'>, amount: string): Share {
  if (isPayment) return side === 'OWED' ? { refundId: id, amount } : { refundOf: id, amount };
  return { openItemId: id, amount: side === 'OWED' ? amount : new Decimal(amount).negated().toFixed() };
}
