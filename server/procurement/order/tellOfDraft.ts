import { tellOfApproval } from '../../administration/approval/tellOfApproval.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PurchaseOrder } from './PurchaseOrder.ts';
import type { PurchaseOrderValues } from './purchaseOrder.rules.ts';
import { orderRateOf } from './purchaseOrderFormulas.ts';

/** Tells those who may issue the draft of an order that it waits for them. One in a currency without a rate cannot be issued yet. */
export async function tellOfDraft(scope: Scope, order: PurchaseOrder): Promise<void> {
  const { em } = scope;
  await em.flush();
  const { id, version } = order;
  const rate = orderRateOf({ companyId: 'o.company_id', currency: 'o.currency', exchangeRate: 'o.exchange_rate' });
  const [{ amount }] = await em.execute<[{ amount: string | null }]>(
    `select ((o.subtotal - o.discount_total) * ${rate})::text as amount from purchase_order o where o.company_id = noria_company() and o.id = ?`,
    [id],
  );
  if (amount === null) return;
  const { companyName: name } = await order.vendor.loadOrFail();
  await tellOfApproval(scope, PurchaseOrder, { id, version, name }, { document: 'PURCHASE_ORDER', right: 'PROCUREMENT_APPROVE', amount });
}

/** Whether a draft waits for another decision than before, beside what its lines say: it was sent back, or is for another vendor or budget. */
export const asksAnew = ({ vendorId, headId, costCenterId }: PurchaseOrderValues, current: PurchaseOrder): boolean =>
  !!current.rejectedAt ||
  vendorId !== current.vendor.id ||
  headId !== (current.head?.id ?? null) ||
  costCenterId !== (current.costCenter?.id ?? null);
