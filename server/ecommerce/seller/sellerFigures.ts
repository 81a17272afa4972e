/** SQL columns of a seller. */
interface Columns {
  id: string;
  companyId: string;
}

const linesOf = (what: string, { id, companyId }: Columns, where: string) =>
  `(select ${what} from ecommerce_order_line l join ecommerce_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${companyId} and l.seller_id = ${id} and o.deleted_at is null and ${where})`;

const isDelivered = `o.status in ('DELIVERED', 'COMPLETED', 'RETURN')`;

/** SQL of the number of a seller's orders. */
export const ordersOf = (seller: Columns) => linesOf('count(distinct o.id)::int', seller, `o.status <> 'CANCELLED'`);

/** SQL of a seller's sales without tax, less returns. */
export const salesOf = (seller: Columns) => linesOf('coalesce(sum(l.base - l.returned_base), 0)', seller, isDelivered);

/** SQL of the commission on a seller's sales, at the percentage on the day of each order. */
export const commissionOf = (seller: Columns) =>
  linesOf('coalesce(noria_money(sum((l.base - l.returned_base) * l.commission_percent / 100)), 0)', seller, isDelivered);

/** SQL of a seller's payouts. */
export const paidOutTo = ({ id, companyId }: Columns) =>
  `(select coalesce(sum(p.amount), 0) from ecommerce_payout p where p.company_id = ${companyId} and p.seller_id = ${id})`;

/** SQL of what is owed to a seller. */
export const owedTo = (seller: Columns) => `(${salesOf(seller)} - ${commissionOf(seller)} - ${paidOutTo(seller)})`;
