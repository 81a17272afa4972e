import { greatestLimit, type ApprovedKind } from '../administration/approval/limitHolders.ts';
import { Permission } from '../core/access/Permission.ts';
import type { InboxSource } from '../core/inbox/InboxSource.ts';
import { orderRateOf } from './order/purchaseOrderFormulas.ts';
import { estimateFormula } from './requisition/estimateFormulas.ts';

const approved = { access: [Permission.PROCUREMENT], action: 'APPROVE' } as const satisfies Partial<InboxSource>;

/** The viewer, and up to which amount they approve such documents. */
const withLimit = (document: ApprovedKind['document']) =>
  `(select q.*, ${greatestLimit('q.user_id', { document, right: 'PROCUREMENT_APPROVE' })} as most from q) q`;

/**
 * Requisitions, draft orders, bills and vendors that wait for a decision which the viewer may take: within their limit or one that is lent to
 * them, and not on a bill that they entered themselves. What was sent back waits for whoever changes it.
 */
export const procurementInbox: InboxSource[] = [
  {
    ...approved,
    kind: 'REQUISITION',
    sql: `select r.id, r.title, r.number, u.name, r.due_on, r.created_at, null::numeric, e.amount, q.currency
      from ${withLimit('REQUISITION')}
        join requisition r on r.company_id = q.company_id and r.requisition_status = 'PENDING' and r.status = 'ACTIVE' and r.rejected_at is null and r.deleted_at is null
        cross join lateral (select ${estimateFormula({ id: 'r.id', companyId: 'r.company_id' })} as amount) e
        left join user_account u on u.company_id = r.company_id and u.id = r.requested_by_id
      where e.amount <= q.most order by r.due_on, r.id`,
  },
  {
    ...approved,
    kind: 'PURCHASE_ORDER',
    sql: `select o.id, v.company_name, null, u.name, o.expected_on, o.created_at, null::numeric, o.total, o.currency
      from ${withLimit('PURCHASE_ORDER')}
        join purchase_order o on o.company_id = q.company_id and o.state = 'DRAFT' and o.rejected_at is null and o.deleted_at is null
          and (o.subtotal - o.discount_total) * ${orderRateOf({ companyId: 'o.company_id', currency: 'o.currency', exchangeRate: 'o.exchange_rate' })} <= q.most
        join vendor v on v.company_id = o.company_id and v.id = o.vendor_id
        left join user_account u on u.company_id = o.company_id and u.id = o.buyer_id
      order by o.expected_on, o.id`,
  },
  {
    ...approved,
    kind: 'BLOCKED_BILL',
    access: ['PROCUREMENT_OVERRIDE_MATCH'],
    sql: `select b.id, v.company_name, coalesce(b.vendor_number, b.number), u.name, null::date, b.created_at, null::numeric, b.total, b.currency
      from q join procurement_invoice b on b.company_id = q.company_id and b.state = 'ISSUED' and not b.is_matched and b.overridden_by_id is null
          and b.entered_by_id is distinct from q.user_id and b.deleted_at is null
        join vendor v on v.company_id = b.company_id and v.id = b.vendor_id
        left join user_account u on u.company_id = b.company_id and u.id = b.entered_by_id order by b.created_at, b.id`,
  },
  {
    ...approved,
    kind: 'VENDOR',
    sql: `select v.id, v.company_name, v.name, null, null::date, v.created_at, null::numeric, null::numeric, null
      from q join vendor v on v.company_id = q.company_id and v.registration = 'WAITING' and v.deleted_at is null order by v.created_at, v.id`,
  },
];
