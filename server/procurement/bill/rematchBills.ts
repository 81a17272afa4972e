import type { EntityManager } from '@mikro-orm/postgresql';
import { noteOnDocument } from '../../ledger/document/noteOnDocument.ts';

/** Bills that were blocked because more was billed than received match once the rest has come: they can be paid then. */
export async function rematchBills(em: EntityManager, orderId: string): Promise<void> {
  const bills = await em.execute<{ id: string; number: string }[]>(
    `select id, number from procurement_invoice where company_id = noria_company() and order_id = ? and state = 'ISSUED' and not is_matched
     order by id for no key update`,
    [orderId],
  );
  if (!bills.length) return;
  await em.execute(
    `update procurement_invoice_line n set is_quantity_matched = true
     from procurement_invoice i, purchase_order_line l
     where n.company_id = noria_company() and not n.is_quantity_matched and i.company_id = n.company_id and i.id = n.invoice_id
       and i.order_id = ? and i.state = 'ISSUED' and l.company_id = n.company_id and l.id = n.order_line_id
       and (select sum(b.quantity) from procurement_invoice_line b join procurement_invoice j on j.company_id = b.company_id and j.id = b.invoice_id
           where b.company_id = l.company_id and b.order_line_id = l.id and j.state = 'ISSUED')
         <= (select coalesce(sum(r.accepted), 0) from purchase_receipt_line r where r.company_id = l.company_id and r.order_line_id = l.id)`,
    [orderId],
  );
  for (const { id, number } of bills) {
    const matched = await em.execute(
      `update procurement_invoice i set is_matched = true where company_id = noria_company() and id = ? and not exists (
         select from procurement_invoice_line n where n.company_id = i.company_id and n.invoice_id = i.id
           and not (n.is_quantity_matched and n.is_price_matched)) returning id`,
      [id],
    );
    if (!(matched as unknown[]).length) continue;
    await em.execute('update open_item set is_held = false where company_id = noria_company() and id = ?', [id]);
    await noteOnDocument(em, { id, name: number }, { isMatched: [false, true] });
  }
}
