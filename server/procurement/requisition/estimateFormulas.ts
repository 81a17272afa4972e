/** SQL of what a piece of a product cost in the last order that was issued, after all discounts and net of tax, in the company's currency; null if there was none. */
export const lastPriceOf = ({ companyId, productId }: Record<'companyId' | 'productId', string>): string =>
  `(select round(coalesce(p.home_base, p.base) / p.quantity, 6) from purchase_order_line p
      join purchase_order o on o.company_id = p.company_id and o.id = p.order_id and o.number is not null and o.state <> 'CANCELLED'
    where p.company_id = ${companyId} and p.product_id = ${productId} and p.deleted_at is null order by o.issued_on desc, o.number desc limit 1)`;

/** SQL of what a piece of a requisition's line is expected to cost. */
export const priceFormula = ({ estimatedPrice, companyId, product }: Record<'estimatedPrice' | 'companyId' | 'product', string>): string =>
  `coalesce(${estimatedPrice}, ${lastPriceOf({ companyId, productId: product })})`;

/** SQL of what a requisition is expected to cost. */
export const estimateFormula = ({ id, companyId }: Record<'id' | 'companyId', string>): string =>
  `(select coalesce(sum(round(l.quantity * ${priceFormula({ estimatedPrice: 'l.estimated_price', companyId, product: 'l.product_id' })},
      noria_home_decimals(l.company_id))), 0)
    from requisition_line l where l.company_id = ${companyId} and l.requisition_id = ${id} and l.deleted_at is null)`;
