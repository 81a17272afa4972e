import type { Database } from '../../core/database/Database.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { platformQuery } from '../../core/database/platformQuery.ts';
import { EcommerceOrder } from './EcommerceOrder.ts';

/** Orders completed in one transaction at most. */
const atOnce = 200;

/** Who completes orders: nobody in particular. */
const origin = { requestId: 'completeOrders', ipAddress: '', userAgent: '' };

/** Completes the delivered orders whose time for returns is over, in every company with a storefront (domain §6). */
export async function completeOrders(parts: Pick<Context, 'database' | 'changes'>): Promise<void> {
  for (const companyId of await companiesOf(parts.database)) {
    const context = { ...parts, origin } as Context;
    let count = atOnce;
    while (count === atOnce)
      count = await inCompanyAsGuest(context, { companyId }, false, async em => {
        const due = await em.execute<{ id: string }[]>(
          `select o.id from ecommerce_order o join storefront s on s.company_id = o.company_id and s.deleted_at is null
           where o.company_id = noria_company() and o.status = 'DELIVERED' and o.deleted_at is null and o.delivered_on < noria_today() - s.return_days
           order by o.id limit ? for no key update of o skip locked`,
          [atOnce],
        );
        const orders = await em.find(EcommerceOrder, { id: { $in: due.map(({ id }) => id) } });
        for (const order of orders) order.status = 'COMPLETED';
        return orders.length;
      });
  }
}

async function companiesOf({ pool }: Database): Promise<string[]> {
  const { rows } = await platformQuery<{ id: string }>(
    pool,
    `select c.id from storefront s join company c on c.id = s.company_id and c.status = 'ACTIVE' and c.deleted_at is null where s.deleted_at is null`,
    [],
  );
  return rows.map(({ id }) => id);
}
