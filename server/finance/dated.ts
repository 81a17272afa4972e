import { accessOfClass } from '../core/access/Allow.ts';
import { Permission } from '../core/access/Permission.ts';
import type { DatedSource } from '../core/dated/DatedSource.ts';
import { SalesInvoice } from './invoice/SalesInvoice.ts';
import { RecurringInvoice } from './recurring/RecurringInvoice.ts';

/** Invoices on the day they are due, and what recurs on its next day. */
export const financeDates: DatedSource[] = [
  {
    kind: 'INVOICE',
    access: accessOfClass(SalesInvoice)!,
    sql: `select i.id, i.number, c.name, i.due_on, i.due_on, null::timestamptz, o.amount = o.paid + o.credited
      from q join sales_invoice i on i.company_id = q.company_id and i.state = 'ISSUED' and i.due_on >= q.first_day and i.due_on < q.before and i.deleted_at is null
        join open_item o on o.company_id = i.company_id and o.id = i.id
        join customer c on c.company_id = i.company_id and c.id = i.customer_id`,
  },
  {
    kind: 'RECURRING',
    access: accessOfClass(RecurringInvoice)!,
    sql: `select r.id, r.title, null, r.next_on, r.next_on, null::timestamptz, false
      from q join recurring_invoice r on r.company_id = q.company_id and r.status = 'ACTIVE' and r.deleted_at is null and r.next_on >= q.first_day and r.next_on < q.before`,
  },
  {
    kind: 'RECURRING',
    access: [Permission.FINANCIAL_MANAGEMENT],
    sql: `select r.id, r.title, null, r.next_on, r.next_on, null::timestamptz, false
      from q join recurring_entry r on r.company_id = q.company_id and r.status = 'ACTIVE' and r.deleted_at is null and r.next_on >= q.first_day and r.next_on < q.before`,
  },
];
