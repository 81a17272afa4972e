import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { noteOnDocument } from '../document/noteOnDocument.ts';

interface Used {
  /** The payment or credit note that was used. */
  id: string;
  number: string | null;
  isPayment: boolean;
  allocations: { documentId: string; number: string | null; amount: string }[];
}

/** Records in the audit trail of payments and credit notes which document or refund each allocation settled. */
export async function noteAllocations(em: EntityManager, allocationIds: string[]): Promise<void> {
  if (!allocationIds.length) return;
  const used = await em.execute<Used[]>(text, [`{${allocationIds.join()}}`]);
  for (const { id, number, isPayment, allocations } of used)
    if (isPayment) noteChanged(em, 'Payment', { id, name: number }, { allocations: [null, allocations] });
    else await noteOnDocument(em, { id, name: number }, { allocations: [null, allocations] });
}

const text = `
  select coalesce(a.payment_id, a.credit_id) as id, coalesce(p.number, c.number) as number, a.payment_id is not null as "isPayment",
    json_agg(json_build_object('documentId', coalesce(a.open_item_id, a.refund_id), 'number', coalesce(i.number, r.number),
      'amount', trim_scale(a.amount)::text) order by a.id) as allocations
  from allocation a
    left join payment p on p.company_id = a.company_id and p.id = a.payment_id
    left join payment r on r.company_id = a.company_id and r.id = a.refund_id
    left join open_item c on c.company_id = a.company_id and c.id = a.credit_id
    left join open_item i on i.company_id = a.company_id and i.id = a.open_item_id
  where a.company_id = noria_company() and a.id = any(?::uuid[]) group by 1, 2, 3 order by 1`;
