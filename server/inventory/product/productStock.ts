/** Columns of a product, as passed to a formula. */
interface ProductColumns {
  id: string;
  companyId: string;
}

/** SQL of the sum of a column over a product's warehouses. */
export const heldOf = ({ id, companyId }: ProductColumns, column: 'on_hand' | 'reserved' | 'value') =>
  `coalesce((select sum(l.${column}) from stock_level l where l.company_id = ${companyId} and l.product_id = ${id}), 0)`;

/** SQL of the expired quantity of a product, or of it in one warehouse (`place`, a condition on `b`), in the company's time zone. */
export const expiredOf = (companyId: string, productId: string, place = '') => `coalesce((select sum(b.on_hand) from stock_batch_level b
  join stock_batch s on s.company_id = b.company_id and s.id = b.batch_id join company c on c.id = b.company_id
  where b.company_id = ${companyId} and b.product_id = ${productId} and b.on_hand > 0${place}
    and s.expires_on < (now() at time zone c.time_zone)::date), 0)`;

/** SQL of a product's quantity available for sale: neither reserved nor expired. */
export const availableOf = (product: ProductColumns) =>
  `greatest(0, ${heldOf(product, 'on_hand')} - ${heldOf(product, 'reserved')} - ${expiredOf(product.companyId, product.id)})`;
