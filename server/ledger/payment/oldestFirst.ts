import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { Control } from '../openItem/registerOpenItem.ts';
import { ofParties } from '../party/partyColumns.ts';
import type { Share } from './allocate.ts';

/** What is to be shared out, and among whose documents. */
export interface Unallocated {
  control: Control;
  partyId: string | null;
  currency: string;
  /** IN settles receivables above zero and payables below it, OUT the others. */
  direction: 'IN' | 'OUT';
  amount: string;
}

/**
 * The shares by which an amount settles a party's documents: the oldest due date first, then issue date, then number (domain §1). Locks
 * the documents, in the order of their ids, until the transaction ends. What none of them takes is left out.
 */
export async function oldestFirst(em: EntityManager, { control, partyId, currency, direction, amount }: Unallocated): Promise<Share[]> {
  const sign = (direction === 'IN') === (control === 'RECEIVABLE') ? 1 : -1;
  const open = await em.execute<{ id: string; open: string }[]>(
    `with locked as materialized (
       select * from open_item where company_id = noria_company() and direction = ? and currency = ?
         and ${partyId ? ofParties('party_id', 'array[?::uuid]') : 'party_id is null'} and voided_on is null and amount <> paid + credited and sign(amount) = ? order by id for no key update
     ) select id, abs(amount - paid - credited)::text as open from locked where amount <> paid + credited
       order by due_on, issued_on, number, id`,
    [control, currency, ...(partyId ? [partyId] : []), sign],
  );
  const shares: Share[] = [];
  let left = new Decimal(amount);
  for (const item of open) {
    const share = Decimal.min(left, item.open);
    if (!share.isPositive() || share.isZero()) break;
    shares.push({ openItemId: item.id, amount: share.times(sign).toFixed() });
    left = left.minus(share);
  }
  return shares;
}
