import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { RecurringInvoice } from '../../finance/recurring/RecurringInvoice.ts';

/** Lets the newest invoice that follows no order repeat each month, from the first day of the next one on. */
export async function loadRecurring(em: EntityManager, { title, owner, timeZone }: { title: string; owner: string; timeZone: string }) {
  const [source] = await em.execute<{ id: string }[]>(
    `select id from sales_invoice where company_id = noria_company() and state = 'ISSUED' and kind = 'INVOICE' and order_id is null
     order by issued_on desc, number desc limit 1`,
  );
  if (!source) return [];
  const [year, month] = new Date().toLocaleDateString('sv-SE', { timeZone }).split('-').map(Number);
  const startsOn = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const plan = { frequency: 'MONTHLY', delivery: 'DRAFT', startsOn, endsOn: null, nextOn: startsOn, owner, source: source.id };
  const record = { id: newId(codeOf(RecurringInvoice)), title, ...plan };
  await insertRecords(em, RecurringInvoice, [record]);
  return [{ id: record.id, name: title, createdAt: new Date(), owner }];
}
