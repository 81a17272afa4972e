import { idsWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { notify } from '../../core/notification/notify.ts';
import type { ProcurementInvoice } from './ProcurementInvoice.ts';

/** Tells those who may release bills that one does not match its order; whoever entered it may not. */
export async function tellOfBlocked(scope: Scope, bill: ProcurementInvoice): Promise<void> {
  const access = ['PROCUREMENT_OVERRIDE_MATCH'] as const;
  const { id, version, number, vendorNumber } = bill;
  const to = await idsWithAccess(scope.em, [...access]);
  await notify(scope, {
    kind: NotificationKind.APPROVAL_REQUESTED,
    to: to.filter(userId => userId !== bill.enteredBy?.id),
    access: [...access],
    record: { id, name: vendorNumber ?? number },
    decides: { id, version },
  });
}
