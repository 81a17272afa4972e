import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/purchaseVatCategories.rules.ts';

/** A line of an order, and how far it has come. */
export interface LineProgress {
  id: string;
  productId: string;
  /** The product whose stock it increases; null for what is not kept in stock. */
  inventoryProductId: string | null;
  /** The product's name, and the text on the order. */
  description: string;
  ordered: string;
  unitPrice: string;
  discountPercent: string;
  vatCategory: PurchaseVatCategoryName;
  vatRate: string;
  /** What all of it costs after all discounts, in the order's currency. */
  base: string;
  /** The same in the company's currency, at the order's rate. */
  worth: string;
  /** Received and accepted, less what went back. */
  accepted: string;
  billed: string;
  /** What its bills have taken from the goods received and not billed. */
  cleared: string;
}

/** Returns the lines of a locked order in their order, with what is received and billed of each. */
export const progressOf = (em: EntityManager, orderId: string): Promise<LineProgress[]> =>
  em.execute<LineProgress[]>(
    `select l.id, l.product_id as "productId", l.inventory_product_id as "inventoryProductId", concat_ws(' · ', p.name, l.description) as description, l.quantity::text as ordered,
       l.unit_price::text as "unitPrice", l.discount_percent::text as "discountPercent", l.vat_category as "vatCategory",
       l.vat_rate::text as "vatRate", l.base::text, coalesce(l.home_base, l.base)::text as worth, coalesce(r.accepted, 0)::text as accepted, coalesce(b.billed, 0)::text as billed,
       coalesce(b.cleared, 0)::text as cleared
     from purchase_order_line l join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
     left join lateral (select sum(accepted) as accepted from purchase_receipt_line r
       where r.company_id = l.company_id and r.order_line_id = l.id) r on true
     left join lateral (select sum(n.quantity) filter (where i.state = 'ISSUED') as billed, sum(n.cleared) as cleared from procurement_invoice_line n
       join procurement_invoice i on i.company_id = n.company_id and i.id = n.invoice_id
       where n.company_id = l.company_id and n.order_line_id = l.id) b on true
     where l.company_id = noria_company() and l.order_id = ? and l.deleted_at is null order by l.position`,
    [orderId],
  );

/** What may be billed of a line: what was accepted; all of it where nothing is kept in stock, as of a service. */
export const billableOf = ({ inventoryProductId, accepted, ordered }: LineProgress) =>
  new Decimal(inventoryProductId ? accepted : Decimal.max(accepted, ordered));

/**
 * What a quantity of a line is worth in the company's currency `own` at the order's price after all discounts, counted from the line's first
 * piece: the value of a further delivery or bill is the difference of two such figures, so that the goods received and not billed come out at
 * zero exactly.
 */
export function worthUpTo({ worth, ordered }: Pick<LineProgress, 'worth' | 'ordered'>, quantity: Decimal, own: string): Decimal {
  return round(new Decimal(worth).times(quantity).div(ordered), currencyDecimals(own));
}

/**
 * What a bill, or with a lesser quantity a credit, takes from the goods received and not billed when `billed` is billed of a line after it:
 * whatever was voided before, its bills then have cleared `worthUpTo` of that quantity.
 */
export const clearedUpTo = (line: Pick<LineProgress, 'worth' | 'ordered' | 'cleared'>, billed: Decimal, own: string): string =>
  worthUpTo(line, billed, own).minus(line.cleared).toFixed();
