import type { EntityManager } from '@mikro-orm/postgresql';
import { readSellables, type SellingTerms } from '../../inventory/offer/readSellables.ts';
import type { Sellable, WantedSellable } from '../../inventory/offer/Sellable.ts';

/** Number of products sold at tills; the other kinds are sold without a limit. */
const productCount = 30;

/** Reads what a demo company's tills sell: its cheapest products, and every service, package and aggregate that can be sold today. */
export async function readAssortment(em: EntityManager): Promise<Sellable[]> {
  const [terms] = await em.execute<SellingTerms[]>(
    'select currency, current_date::text as "soldOn" from company where id = noria_company()',
  );
  const wanted = await em.execute<WantedSellable[]>(
    `(select 'PRODUCT' as kind, id from inventory_product where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null
        and not is_perishable order by sale_price, id limit ${productCount})
     union all (select 'SERVICE', id from inventory_service where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null order by id)
     union all (select 'PACKAGE', id from inventory_package where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null order by id)
     union all (select 'AGGREGATE_PRODUCT', id from aggregate_product where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null order by id)`,
  );
  return (await readSellables(em, wanted, () => terms)).filter(({ refusal }) => !refusal);
}
