import type { MailedDecision } from '../../core/decision/MailedDecision.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { procurementInbox } from '../inbox.ts';
import { Requisition } from './Requisition.ts';
import { RequisitionService } from './RequisitionService.ts';

/** Lines that are shown of a requisition. */
const shown = 50;

/** Requisitions, approved within the limit of whoever decides or sent back with a reason. */
export const requisitionDecision: MailedDecision = {
  code: codeOf(Requisition),
  table: 'requisition',
  needsReason: true,
  takesNote: true,
  sources: procurementInbox.filter(({ kind }) => kind === 'REQUISITION'),
  async details(em, id) {
    const lines = await em.execute<{ name: string; quantity: string }[]>(
      `select p.name, trim_scale(l.quantity)::text as quantity from requisition_line l
       join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
       where l.company_id = noria_company() and l.requisition_id = ? and l.deleted_at is null order by l.position limit ${shown}`,
      [id],
    );
    return { lines };
  },
  approve: (scope, { note: overrideReason, ...record }) => new RequisitionService(scope).approve({ ...record, overrideReason }),
  reject: (scope, { note, ...record }) => new RequisitionService(scope).reject({ ...record, reason: note ?? '' }),
};
