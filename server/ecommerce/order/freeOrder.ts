import type { EntityManager } from '@mikro-orm/postgresql';
import { releaseStock } from '../../inventory/stock/reserveStock.ts';
import { giveBackCoupons } from '../coupon/takeCoupons.ts';

/** Frees what an order held: its goods, its coupons, and the page on which it could be paid by card, which is closed soon after. */
export async function freeOrder(em: EntityManager, orderId: string): Promise<void> {
  await giveBackCoupons(em, orderId);
  await releaseStock(em, orderId);
  await em.execute(
    `update ecommerce_charge set expires_at = least(expires_at, now()) where company_id = noria_company() and order_id = ? and status = 'OPEN'`,
    [orderId],
  );
}
