import type { EntityManager } from '@mikro-orm/postgresql';
import { lastPriceOf } from './estimateFormulas.ts';

/** A line whose cost is estimated. */
export interface EstimatedLine {
  productId: string;
  quantity: string;
  estimatedPrice: string | null;
}

/** What lines are expected to cost. */
export interface Estimate {
  /** Net of tax, in the company's currency. */
  amount: string;
  /** How many lines have no price: no estimate, and no order before. */
  unpriced: number;
}

/** Estimates what lines will cost: by their own estimates, else by the last price ordered. */
export async function estimateOf(em: EntityManager, lines: readonly EstimatedLine[]): Promise<Estimate> {
  const asked = lines.map(({ productId, quantity, estimatedPrice }) => ({ productId, quantity, estimatedPrice }));
  const [estimate] = await em.execute<[Estimate]>(
    `select coalesce(sum(round(l.quantity * l.price, noria_home_decimals(noria_company()))), 0)::text as amount,
       (count(*) filter (where l.price is null))::int as unpriced
     from (select n.quantity, coalesce(n."estimatedPrice", ${lastPriceOf({ companyId: 'noria_company()', productId: 'n."productId"' })}) as price
       from jsonb_to_recordset(?::jsonb) as n ("productId" uuid, quantity numeric, "estimatedPrice" numeric)) l`,
    [JSON.stringify(asked)],
  );
  return estimate;
}
