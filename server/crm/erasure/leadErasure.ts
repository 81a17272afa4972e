import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Activity } from '../activity/Activity.ts';
import { Lead } from '../lead/Lead.ts';
import { activityFields, leadFields } from './erasedFields.ts';

const leads: ErasedRecords<Lead, Lead> = {
  Entity: Lead,
  where: ({ id }) => ({ id }),
  fields: leadFields,
  lines: { table: 'lead_line', column: 'lead_id' },
};

const activities: ErasedRecords<Lead, Activity> = { Entity: Activity, where: ({ id: lead }) => ({ lead }), fields: activityFields };

/** Erases the notes on a lead. The person is stored as its customer or contact, which are erased separately. */
export const leadErasure = erasable<Lead>({ Entity: Lead, permission: Permission.CRM, records: [leads, activities] as never });
