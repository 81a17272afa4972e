import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { EcommerceOrder } from './EcommerceOrder.ts';
import { awaitsCard, type EcommerceOrderValues } from './ecommerceOrder.rules.ts';

/** Whether an order is to be delivered in another way, or to another country, where its way may cost something else and its tax be another. */
export const isDeliveredOtherwise = (
  { deliveryMethodId, deliveryCountry }: Pick<EcommerceOrderValues, 'deliveryMethodId' | 'deliveryCountry'>,
  current?: EcommerceOrder,
) => deliveryMethodId !== (current?.deliveryMethod?.id ?? null) || deliveryCountry !== current?.deliveryCountry;

/** Refuses to cancel an order of which something has left. @throws Refused `orderShipped`. */
export async function refuseShipped(em: EntityManager, orderId: string): Promise<void> {
  const parcels = await em.execute<object[]>('select from ecommerce_shipment where company_id = noria_company() and order_id = ? limit 1', [
    orderId,
  ]);
  if (parcels.length > 0) throw new Refused('orderShipped');
}

/**
 * Refuses to change what is settled: lines, delivery and customer of an order in progress or paid, anything of one that is closed.
 * @throws InvalidInput `couponCodes`, `paidBy` cannotChange; Refused `documentLocked`.
 */
export function refuseLateChange({ couponCodes, paidBy, customerId }: EcommerceOrderValues, order: EcommerceOrder, areSame: boolean): void {
  const { status, depositId, customer, paidBy: before } = order;
  if (couponCodes.length) throw new InvalidInput({ field: 'couponCodes', code: 'cannotChange' });
  const isPayable = !before && !awaitsCard(order) && (status === 'PENDING' || status === 'INPROGRESS');
  if (paidBy !== before && !isPayable) throw new InvalidInput({ field: 'paidBy', code: 'cannotChange' });
  const isOther = !areSame || customerId !== customer.id;
  if (isOther && (status !== 'PENDING' || depositId || awaitsCard(order))) throw new Refused('documentLocked');
}
