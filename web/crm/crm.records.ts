import Target from 'lucide-react/icons/target';
import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { activity, contact, customer, leadSource, lossReason, order, quotation } from './crm.entities.ts';

/** CRM records that the command palette finds and creates. */
export const records: RecordKind[] = [
  recordKindOf(customer),
  recordKindOf(contact),
  {
    type: 'Lead',
    code: '44',
    icon: Target,
    label: 'palette.leads',
    path: '/CRM/leads/:id/',
    create: { path: '/CRM/leads/?dialog=new', label: 'palette.newLead', for: ['Customer'] },
    access: 'CRM',
  },
  recordKindOf(order),
  recordKindOf(quotation),
  recordKindOf(activity),
  { ...recordKindOf(lossReason), label: 'lossReason.plural' },
  recordKindOf(leadSource),
];
