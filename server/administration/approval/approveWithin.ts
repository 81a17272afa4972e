import { ref, type Ref } from '@mikro-orm/core';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { limitsInOrder, type ApprovedKind } from './limitHolders.ts';

/** What is to be approved. */
export interface Approvable extends ApprovedKind {
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
}

/**
 * Approves an amount within the viewer's limit, that of their role; or within the limit of somebody who has made them a delegate today. The
 * caller has checked that the viewer may approve at all, and stores both users, which puts them into the audit trail.
 * @throws Refused `approvalLimit` {amount, limit, currency}.
 */
export async function approveWithin({ em, viewer }: Scope, { amount, ...kind }: Approvable): Promise<Approval> {
  const holders = await em.execute<Holder[]>(limitsInOrder(kind), [viewer.userId]);
  const within = holders.find(({ limit }) => limit === null || new Decimal(limit).gte(amount));
  const isUser = holders.some(({ isOwn }) => isOwn);
  if (isUser && !within) {
    const limit = Decimal.max(...holders.map(holder => holder.limit!)).toFixed();
    throw new Refused('approvalLimit', { amount: new Decimal(amount).toFixed(), limit, currency: viewer.currency });
  }
  const user = (id: string) => ref(CompanyUser, id as never);
  return {
    approvedBy: isUser ? user(viewer.userId) : null,
    approvedFor: within && !within.isOwn ? user(within.id) : null,
  };
}
