import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Requisition } from '../requisition/Requisition.ts';
import { VendorQuotation } from './VendorQuotation.ts';

/**
 * Keeps the promise made to vendors who have quoted under seal: their prices are not shown earlier than they were told.
 * @throws InvalidInput `sealStays` for the seal, or an earlier due date.
 */
export async function refuseUnsealing(
  em: EntityManager,
  { id, isSealed, dueOn }: Requisition,
  values: { isSealed: boolean; dueOn: string },
): Promise<void> {
  const opens = isSealed && !values.isSealed ? 'isSealed' : isSealed && values.dueOn < dueOn ? 'dueOn' : undefined;
  if (!opens || dueOn < (await companyToday(em))) return;
  if (await em.count(VendorQuotation, { requisition: id })) throw new InvalidInput({ field: opens, code: 'sealStays' });
}
