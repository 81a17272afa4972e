import { codeOf } from '../../core/database/RecordType.ts';
import type { MailedDecision } from '../../core/decision/MailedDecision.ts';
import { procurementInbox } from '../inbox.ts';
import { PurchaseOrder } from './PurchaseOrder.ts';
import { PurchaseOrderMoveService } from './PurchaseOrderMoveService.ts';
import { PurchaseOrderService } from './PurchaseOrderService.ts';

/** Lines that are shown of an order. */
const shown = 50;

/** Drafts of orders, issued within the limit of whoever decides or sent back with a reason. */
export const purchaseOrderDecision: MailedDecision = {
  code: codeOf(PurchaseOrder),
  table: 'purchase_order',
  needsReason: true,
  takesNote: true,
  sources: procurementInbox.filter(({ kind }) => kind === 'PURCHASE_ORDER'),
  async details(em, id) {
    const lines = await em.execute<{ name: string; quantity: string }[]>(
      `select p.name, trim_scale(l.quantity)::text as quantity from purchase_order_line l
       join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
       where l.company_id = noria_company() and l.order_id = ? and l.deleted_at is null order by l.position limit ${shown}`,
      [id],
    );
    return { lines };
  },
  approve: (scope, { note: overrideReason, ...record }) => new PurchaseOrderService(scope).issue({ ...record, overrideReason }),
  reject: (scope, { note, ...record }) => new PurchaseOrderMoveService(scope).reject({ ...record, reason: note ?? '' }),
};
