import { Permission } from '../core/access/Permission.ts';
import type { InboxSource } from '../core/inbox/InboxSource.ts';

const decided = { access: [Permission.PROCUREMENT], action: 'APPROVE' } as const satisfies Partial<InboxSource>;

/** Requisitions, bills and vendors that wait for a decision. Nobody overrides a bill that they entered themselves. */
export const procurementInbox: InboxSource[] = [
  {
    ...decided,
    kind: 'REQUISITION',
    sql: `select r.id, r.title, r.number, u.name, r.due_on, r.created_at, null::numeric, null::numeric, null
      from q join requisition r on r.company_id = q.company_id and r.requisition_status = 'PENDING' and r.status = 'ACTIVE' and r.rejected_at is null and r.deleted_at is null
        left join user_account u on u.company_id = r.company_id and u.id = r.requested_by_id order by r.due_on, r.id`,
  },
  {
    ...decided,
    kind: 'BLOCKED_BILL',
    sql: `select b.id, v.company_name, coalesce(b.vendor_number, b.number), u.name, null::date, b.created_at, null::numeric, b.total, b.currency
      from q join procurement_invoice b on b.company_id = q.company_id and b.state = 'ISSUED' and not b.is_matched and b.overridden_by_id is null
          and b.entered_by_id is distinct from q.user_id and b.deleted_at is null
        join vendor v on v.company_id = b.company_id and v.id = b.vendor_id
        left join user_account u on u.company_id = b.company_id and u.id = b.entered_by_id order by b.created_at, b.id`,
  },
  {
    ...decided,
    kind: 'VENDOR',
    sql: `select v.id, v.company_name, v.name, null, null::date, v.created_at, null::numeric, null::numeric, null
      from q join vendor v on v.company_id = q.company_id and v.registration = 'WAITING' and v.deleted_at is null order by v.created_at, v.id`,
  },
];
