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

/** What was noted of somebody who might buy; who he is, his customer or contact says, which is erased on its own. */
export const leadErasure = erasable<Lead>({ Entity: Lead, permission: Permission.CRM, records: [leads, activities] as never });
