import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { withNext } from '../../core/database/withNext.ts';

/**
 * Stores on the lines of a document what their goods cost, in the company's currency, without waiting: the next statement throws what the
 * database refuses.
 */
export async function storeCosts(
  em: EntityManager,
  table: 'sales_invoice_line' | 'ecommerce_order_line',
  costs: { id: string | null; cost: string }[],
): Promise<void> {
  if (costs.length) await em.getKysely().executeQuery(CompiledQuery.raw(storing(table), [JSON.stringify(costs)]));
}

// The array has each line looked up by its id; joined with the recordset alone, the company's lines are scanned.
const storing = (
  table: string,
) => `${withNext}with c as materialized (select * from jsonb_to_recordset($1::jsonb) as c (id uuid, cost numeric))
  update ${table} l set cost = c.cost
  from c where l.company_id = noria_company() and l.id = any (array(select c.id from c)) and l.id = c.id`;
