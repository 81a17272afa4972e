import type { EntityManager } from '@mikro-orm/postgresql';
import type { PlacedOrder } from './ThanksPage.tsx';

/** Reads an order for the browser in which it was placed. */
export async function placedOrderOf(em: EntityManager, trackingId: string): Promise<PlacedOrder | undefined> {
  const [row] = await em.execute<{ placed: PlacedOrder }[]>(
    `select json_build_object('number', o.number, 'trackingId', o.tracking_id, 'email', o.delivery_email, 'total', o.total::text, 'payment', o.payment, 'deliveryTitle', o.delivery_title, 'deliveryFee', o.delivery_fee::text,
       'lines', (select json_agg(json_build_object('name', l.name, 'quantity', l.quantity) order by l.position) from ecommerce_order_line l
         where l.company_id = o.company_id and l.order_id = o.id)) as placed
     from ecommerce_order o where o.company_id = noria_company() and o.tracking_id = ? and o.deleted_at is null`,
    [trackingId],
  );
  return row?.placed;
}
