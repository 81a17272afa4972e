import { codeOf } from '../../core/database/RecordType.ts';
import type { MailedDecision } from '../../core/decision/MailedDecision.ts';
import { procurementInbox } from '../inbox.ts';
import { BillSettlementService } from './BillSettlementService.ts';
import { ProcurementInvoice } from './ProcurementInvoice.ts';

/** Lines that are shown of a bill. */
const shown = 50;

/** Bills that do not match their order, released for payment with a reason. One that is not stays blocked: there is nothing to reject. */
export const billDecision: MailedDecision = {
  code: codeOf(ProcurementInvoice),
  table: 'procurement_invoice',
  needsReason: false,
  takesNote: true,
  needsNote: true,
  sources: procurementInbox.filter(({ kind }) => kind === 'BLOCKED_BILL'),
  async details(em, id) {
    const lines = await em.execute<{ name: string; quantity: string; isQuantityMatched: boolean; isPriceMatched: boolean }[]>(
      `select coalesce(p.name, l.description) as name, trim_scale(l.quantity)::text as quantity,
         l.is_quantity_matched as "isQuantityMatched", l.is_price_matched as "isPriceMatched"
       from procurement_invoice_line l left join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
       where l.company_id = noria_company() and l.invoice_id = ? and l.deleted_at is null order by l.position limit ${shown}`,
      [id],
    );
    return { lines };
  },
  approve: (scope, { note, ...record }) => new BillSettlementService(scope).override({ ...record, reason: note ?? '' }),
};
