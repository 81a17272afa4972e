import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { Share } from './allocate.ts';
import { isPayment } from './recordPayment.ts';
import { lockOpen, sideSettledBy, type OpenAmount, type PartyLedger } from './openAmounts.ts';

/** The amount to settle of a document. */
export interface RequestedAllocation {
  documentId: string;
  amount: string;
}

/** An amount to allocate, and the party whose documents it settles. */
export interface Unallocated extends PartyLedger {
  /** IN settles positive receivables and negative payables, OUT the others. */
  direction: 'IN' | 'OUT';
  amount: string;
}

/**
 * Splits an amount over a party's open documents and refunds alike: oldest due date first, then issue date, then number (domain §1). Locks
 * them until the transaction ends. Any excess is left unallocated.
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

/** Turns the named amounts into shares of a payment, each in its document's sign. */
export function sharesOf({ direction, control }: Pick<Unallocated, 'direction' | 'control'>, wanted: RequestedAllocation[]): Share[] {
  const side = sideSettledBy(direction, control);
  return wanted.map(({ documentId: id, amount }) => shareOf({ id, isPayment: isPayment(id), side }, amount));
}

/** Returns the share of a payment that settles the given amount of an open document or payment. */
export function shareOf({ id, isPayment, side }: Pick<OpenAmount, 'id' | 'isPayment' | 'side'>, amount: string): Share {
  if (isPayment) return side === 'OWED' ? { refundId: id, amount } : { refundOf: id, amount };
  return { openItemId: id, amount: side === 'OWED' ? amount : new Decimal(amount).negated().toFixed() };
}
