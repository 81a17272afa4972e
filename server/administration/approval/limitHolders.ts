import type { RightCode } from '../../core/rules/rightCodes.ts';
import type { ApprovedDocumentName } from './approval.rules.ts';

/** A kind of document that is approved. */
export interface ApprovedKind {
  document: ApprovedDocumentName;
  /** The right that its approvers hold; whoever lends a limit must hold it too. */
  right: RightCode;
}

/**
 * SQL of the users whose limit counts when a user approves: themselves, and of those whose delegate they are today the ones who may approve.
 * Rows of id, is_own and amount; null is no limit. Nothing for somebody who is no active user of the company.
 * @param user SQL of the user's id.
 */
const limitHolders = (user: string, { document, right }: ApprovedKind) => `
  select u.id, h.is_own, l.amount
  from (select ${user} as id, true as is_own union all
      select d.approver_id, false from approval_delegation d
      where d.company_id = noria_company() and d.delegate_id = ${user} and d.deleted_at is null and noria_today() between d.starts_on and d.ends_on) h
    join user_account u on u.company_id = noria_company() and u.id = h.id and u.status = 'ACTIVE' and u.deleted_at is null
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join company c on c.id = u.company_id
    left join approval_limit l on l.company_id = r.company_id and l.role_id = r.id and l.document = '${document}' and l.deleted_at is null
  where h.is_own or noria_allows('{${right}}', r.permissions, r.rights, c.modules)`;

/** SQL of the holders of limits in the order in which they are used: the user first, then by limit; its one value is the user's id. */
export const limitsInOrder = (kind: ApprovedKind) => `
  select id, is_own as "isOwn", amount::text as limit from (with viewer as (select ?::uuid as id) ${limitHolders('(select id from viewer)', kind)}) h
  order by is_own desc, amount nulls last, id`;

/** SQL of the amount up to which a user approves, by their own limit or one lent to them; infinity if nothing limits them. */
export const greatestLimit = (user: string, kind: ApprovedKind) =>
  `(select coalesce(max(coalesce(h.amount, 'infinity')), 'infinity') from (${limitHolders(user, kind)}) h)`;
