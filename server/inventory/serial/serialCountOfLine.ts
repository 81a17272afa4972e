type Line = Record<'companyId' | 'product' | 'package' | 'aggregateProduct' | 'quantity', string>;

/** SQL of how many pieces with serial numbers a sold line takes from the stock, its parts included. */
export const serialCountOfLine = ({ companyId, product, package: bundle, aggregateProduct, quantity }: Line) =>
  `(${quantity} * (select coalesce(sum(c.quantity), 0) from (
      select ${product} as product_id, 1 as quantity
      union all select l.product_id, l.quantity from inventory_package_line l
        where l.company_id = ${companyId} and l.package_id = ${bundle} and l.deleted_at is null
      union all select l.product_id, l.quantity from aggregate_product_leaf l
        where l.company_id = ${companyId} and l.aggregate_product_id = ${aggregateProduct}) c
    join inventory_product p on p.company_id = ${companyId} and p.id = c.product_id where p.is_serialized))`;
