import { registerEnumType } from 'type-graphql';

/** How far an order has come, by the quantities of its lines. */
export enum OrderProgress {
  NONE = 'NONE',
  PARTLY = 'PARTLY',
  FULLY = 'FULLY',
}
registerEnumType(OrderProgress, { name: 'OrderProgress', description: 'How far an order has come, by the quantities of its lines.' });

/** SQL of what is invoiced of an order: drafts count, credited quantities do not ("modules", order to invoice). */
export const billingOf = ({ id, companyId }: { id: string; companyId: string }) => `
  (select case when bool_and(coalesce(b.quantity, 0) >= l.quantity) then 'FULLY' when bool_or(b.quantity > 0) then 'PARTLY' else 'NONE' end
   from crm_order_line l left join lateral (
     select sum(s.quantity) as quantity from sales_invoice_line s join sales_invoice i on i.company_id = s.company_id and i.id = s.invoice_id
     where s.company_id = l.company_id and s.order_line_id = l.id and i.state <> 'VOID' and i.deleted_at is null) b on true
   where l.company_id = ${companyId} and l.order_id = ${id} and l.deleted_at is null)`;
