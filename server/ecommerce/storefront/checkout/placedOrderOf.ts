import type { EntityManager } from '@mikro-orm/postgresql';
import { isTrackingId } from '../../order/trackingId.ts';
import type { ShopRequest, ShopRequests } from '../ShopRequests.ts';
import type { PlacedOrder } from './ThanksPage.tsx';

/** Reads an order for the browser in which it was placed. */
async function placedOrderOf(em: EntityManager, trackingId: string): Promise<PlacedOrder | undefined> {
  const [row] = await em.execute<{ placed: PlacedOrder }[]>(
    `select json_build_object('id', o.id, 'number', o.number, 'status', o.status,
       'charge', (select json_build_object('status', c.status, 'isOpen', c.status = 'OPEN' and c.expires_at > now()) from ecommerce_charge c
         where c.company_id = o.company_id and c.order_id = o.id),
       'trackingId', o.tracking_id, 'email', o.delivery_email, 'total', o.total::text, 'payment', o.payment, 'deliveryTitle', o.delivery_title, 'deliveryFee', o.delivery_fee::text,
       'lines', (select json_agg(json_build_object('name', l.name, 'quantity', l.quantity) order by l.position) from ecommerce_order_line l
         where l.company_id = o.company_id and l.order_id = o.id)) as placed
     from ecommerce_order o where o.company_id = noria_company() and o.tracking_id = ? and o.deleted_at is null`,
    [trackingId],
  );
  return row?.placed;
}

/** The order that was last placed in the browser that asks. */
export async function placedIn({ request, context, visit }: ShopRequest, requests: ShopRequests): Promise<PlacedOrder | undefined> {
  const trackingId = requests.placedIn(request, visit.shop);
  return trackingId && isTrackingId(trackingId) ? context.database.inCompany(visit.shop, em => placedOrderOf(em, trackingId)) : undefined;
}
