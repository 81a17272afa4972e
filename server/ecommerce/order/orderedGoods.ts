import type { EntityManager } from '@mikro-orm/postgresql';

/** A line of an order with the inventory product that it moves, and what came back of it. */
export interface OrderedGoods {
  id: string;
  productId: string;
  quantity: number;
  vatCategory: 'STANDARD_RATED' | 'ZERO_RATED';
  vatRate: string;
  base: string;
  tax: string;
  cost: string;
  returnedQuantity: number;
  returnedBase: string;
  returnedTax: string;
  returnedCost: string;
}

/** Reads the lines of an order in their order. */
export const orderedGoods = (em: EntityManager, orderId: string): Promise<OrderedGoods[]> =>
  em.execute<OrderedGoods[]>(
    `select l.id, p.inventory_product_id as "productId", l.quantity, l.vat_category as "vatCategory", l.vat_rate::text as "vatRate", l.base::text, l.tax::text,
       l.cost::text, l.returned_quantity as "returnedQuantity", l.returned_base::text as "returnedBase", l.returned_tax::text as "returnedTax",
       l.returned_cost::text as "returnedCost"
     from ecommerce_order_line l join ecommerce_product p on p.company_id = l.company_id and p.id = l.product_id
     where l.company_id = noria_company() and l.order_id = ? order by l.position`,
    [orderId],
  );
