import { ref, type Ref } from '@mikro-orm/core';
import type { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { effectiveRights, type RightCode } from '../../core/rules/rightCodes.ts';
import type { ApprovedDocumentName } from './approval.rules.ts';

/** What is to be approved. */
export interface Approvable {
  document: ApprovedDocumentName;
  /** The right that its approvers hold; whoever lends a limit must hold it too. */
  right: RightCode;
  /** Net of tax, in the company's currency. */
  amount: string;
}

/** Who approved, and whose limit they used as a delegate; null for somebody who is no user of the company. */
export interface Approval {
  approvedBy: Ref<CompanyUser> | null;
  approvedFor: Ref<CompanyUser> | null;
}

/** A user whose limit counts; null is no limit. */
interface Holder {
  id: string;
  isOwn: boolean;
  limit: string | null;
  permissions: Permission[];
  rights: RightCode[];
}

/**
 * Approves an amount within the viewer's limit, that of their role; or within the limit of somebody who has made them a delegate today. The
 * caller has checked that the viewer may approve at all, and stores both users, which puts them into the audit trail.
 * @throws Refused `approvalLimit` {amount, limit, currency}.
 */
export async function approveWithin({ em, viewer }: Scope, { document, right, amount }: Approvable): Promise<Approval> {
  const holders = await em.execute<Holder[]>(holdersOf, [viewer.userId, viewer.userId, document]);
  const entitled = holders.filter(({ isOwn, permissions, rights }) => isOwn || effectiveRights(permissions, rights).includes(right));
  const within = entitled.find(({ limit }) => limit === null || new Decimal(limit).gte(amount));
  const isUser = holders.some(({ isOwn }) => isOwn);
  if (isUser && !within) {
    const limit = Decimal.max(...entitled.map(holder => holder.limit!)).toFixed();
    throw new Refused('approvalLimit', { amount: new Decimal(amount).toFixed(), limit, currency: viewer.currency });
  }
  const user = (id: string) => ref(CompanyUser, id as never);
  return {
    approvedBy: isUser ? user(viewer.userId) : null,
    approvedFor: within && !within.isOwn ? user(within.id) : null,
  };
}

/** The viewer and those they are a delegate of today: the viewer first, then by limit. */
const holdersOf = `
  with holder as (
    select ?::uuid as id, true as is_own
    union
    select d.approver_id, false from approval_delegation d
    where d.company_id = noria_company() and d.delegate_id = ? and d.deleted_at is null and noria_today() between d.starts_on and d.ends_on
  )
  select u.id, h.is_own as "isOwn", l.amount::text as limit, r.permissions, r.rights
  from holder h join user_account u on u.company_id = noria_company() and u.id = h.id and u.status = 'ACTIVE' and u.deleted_at is null
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    left join approval_limit l on l.company_id = r.company_id and l.role_id = r.id and l.document = ? and l.deleted_at is null
  order by h.is_own desc, l.amount nulls last, u.id`;
