import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { EcommerceRefund } from './EcommerceCharge.ts';

/** Has an amount paid back to the card that paid an order; nothing happens to orders that no card paid. It is sent after the commit. */
export async function refundCharge(em: EntityManager, orderId: string, amount: string): Promise<void> {
  const [charge] = await em.execute<{ id: string }[]>(
    `update ecommerce_charge set refunded_total = refunded_total + ?, updated_at = now(), version = version + 1
     where company_id = noria_company() and order_id = ? and status in ('PAID', 'LATE') returning id`,
    [amount, orderId],
  );
  if (charge) await insertRecords(em, EcommerceRefund, [{ charge: charge.id, amount }]);
}
