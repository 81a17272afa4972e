import type { EntityManager } from '@mikro-orm/postgresql';
import { ApprovalDelegation } from '../../administration/approval/ApprovalDelegation.ts';
import { ApprovalLimit } from '../../administration/approval/ApprovalLimit.ts';
import { codeOf } from '../../core/database/RecordType.ts';

/** Limits what buyers approve alone, and lends them an administrator's limits for a week that has passed. */
export async function loadApprovals(em: EntityManager, { approver, delegate }: { approver: string; delegate: string }): Promise<void> {
  await em.execute(
    `insert into approval_limit (id, role_id, document, amount)
     select noria_new_id(${codeOf(ApprovalLimit)}), r.id, d.document, 25000
     from role r cross join unnest(array['REQUISITION', 'PURCHASE_ORDER']) d (document)
     where r.company_id = noria_company() and 'PROCUREMENT' = any(r.permissions) and not 'ADMINISTRATIVE_ROLES' = any(r.permissions)`,
  );
  if (approver === delegate) return;
  await em.execute(
    `insert into approval_delegation (id, approver_id, delegate_id, starts_on, ends_on)
     values (noria_new_id(${codeOf(ApprovalDelegation)}), ?, ?, noria_today() - 21, noria_today() - 14)`,
    [approver, delegate],
  );
}
