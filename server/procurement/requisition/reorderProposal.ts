import type { EntityManager } from '@mikro-orm/postgresql';
import { availableOf } from '../../inventory/product/productStock.ts';
import { acceptedOf } from '../order/purchaseOrderFormulas.ts';
import { requisitionLineLimit } from './requisition.rules.ts';

/** A product as it is bought, and how much of it to request. */
interface Proposed {
  productId: string;
  name: string;
  available: string;
  expected: string;
  reorderLevel: string;
  quantity: string;
}

const stocked = { id: 'i.id', companyId: 'i.company_id' };

/** What is ordered of a stocked product and has not come yet. */
const expected = `(select coalesce(sum(greatest(0, l.quantity - ${acceptedOf({ id: 'l.id', companyId: 'l.company_id' })})), 0)
  from purchase_order_line l join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
    and o.state in ('ISSUED', 'ACKNOWLEDGED') and o.deleted_at is null
  where l.company_id = i.company_id and l.inventory_product_id = i.id and l.deleted_at is null)`;

/**
 * What to request of active products whose available stock and what is expected of it are at or below their reorder level: as much as
 * brings them to twice that level.
 */
export const reorderProposal = (em: EntityManager): Promise<Proposed[]> =>
  em.execute<Proposed[]>(
    `select "productId", name, trim_scale(available)::text as available, trim_scale(expected)::text as expected,
       trim_scale(level)::text as "reorderLevel", ceil(2 * level - available - expected)::text as quantity
     from (select distinct on (i.id) p.id as "productId", p.name, i.reorder_level as level, ${availableOf(stocked)} as available, ${expected} as expected
       from inventory_product i join procurement_product p on p.company_id = i.company_id and p.inventory_product_id = i.id
         and p.status = 'ACTIVE' and p.deleted_at is null
       where i.company_id = noria_company() and i.status = 'ACTIVE' and i.deleted_at is null and i.reorder_level > 0
       order by i.id, p.id) as low
     where available + expected <= level order by available + expected - level, name limit ${requisitionLineLimit}`,
  );
