import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';
import { VendorQuotation } from '../quotation/VendorQuotation.ts';
import { openStatuses } from '../quotation/vendorQuotation.rules.ts';

/**
 * Ends what vendors were asked with a requisition that is cancelled: its links stop working, and its open quotations become INACTIVE.
 * @throws Refused `documentLocked` if one of them was awarded.
 */
export async function closeRequests(em: EntityManager, requisitionId: string): Promise<void> {
  const quotations = await em.find(VendorQuotation, { requisition: requisitionId, deletedAt: null });
  if (quotations.some(({ status }) => status === 'APPROVED')) throw new Refused('documentLocked');
  for (const quotation of quotations) if (openStatuses.includes(quotation.status)) quotation.status = 'INACTIVE';
  await em.execute(
    `update record_link set revoked_at = now() where company_id = noria_company() and revoked_at is null
       and record_id in (select r.id from vendor_request r where r.company_id = noria_company() and r.requisition_id = ?)`,
    [requisitionId],
  );
}
