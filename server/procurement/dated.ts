import { accessOfClass } from '../core/access/Allow.ts';
import type { DatedSource } from '../core/dated/DatedSource.ts';
import { ProcurementInvoice } from './bill/ProcurementInvoice.ts';
import { PurchaseOrder } from './order/PurchaseOrder.ts';

/** Bills on the day they are due, and orders on the day their delivery is expected. */
export const procurementDates: DatedSource[] = [
  {
    kind: 'BILL',
    access: accessOfClass(ProcurementInvoice)!,
    sql: `select b.id, coalesce(b.vendor_number, b.number), v.company_name, o.due_on, o.due_on, null::timestamptz, o.amount = o.paid + o.credited
      from q join procurement_invoice b on b.company_id = q.company_id and b.state = 'ISSUED' and b.deleted_at is null
        join open_item o on o.company_id = b.company_id and o.id = b.id and o.due_on >= q.first_day and o.due_on < q.before
        join vendor v on v.company_id = b.company_id and v.id = b.vendor_id`,
  },
  {
    kind: 'PURCHASE_ORDER',
    access: accessOfClass(PurchaseOrder)!,
    sql: `select o.id, coalesce(o.number, v.company_name), v.company_name, o.expected_on, o.expected_on, null::timestamptz, o.state = 'CLOSED'
      from q join purchase_order o on o.company_id = q.company_id and o.state in ('ISSUED', 'ACKNOWLEDGED', 'CLOSED') and o.deleted_at is null
          and o.expected_on >= q.first_day and o.expected_on < q.before
        join vendor v on v.company_id = o.company_id and v.id = o.vendor_id`,
  },
];
