import { expiredOf } from '../../inventory/product/productStock.ts';

/** SQL columns of a product of the shop. */
interface Columns {
  companyId: string;
  inventoryProduct: string;
}

/** SQL of the quantity that the shop can sell: in the default warehouse, neither reserved nor expired. */
export const sellableOf = ({ companyId, inventoryProduct }: Columns) =>
  `greatest(0, coalesce((select l.on_hand - l.reserved from stock_level l
    join warehouse w on w.company_id = l.company_id and w.id = l.warehouse_id and w.is_default
    where l.company_id = ${companyId} and l.product_id = ${inventoryProduct}), 0)
    - ${expiredOf(companyId, inventoryProduct, ` and b.warehouse_id = (select w.id from warehouse w where w.company_id = b.company_id and w.is_default)`)})`;
