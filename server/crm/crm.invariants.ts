import { numbersWithoutHoles } from '../core/invariants/numbersWithoutHoles.ts';

/** What holds of orders and quotations at any moment. */
export const crmInvariants = [
  numbersWithoutHoles({ table: 'crm_order', documentType: 'CRM_ORDER' }),
  numbersWithoutHoles({ table: 'crm_quotation', documentType: 'CRM_QUOTATION' }),
];
