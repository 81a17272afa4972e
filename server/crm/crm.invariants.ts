import { numbersWithoutHoles } from '../core/invariants/numbersWithoutHoles.ts';

/** Invariants of orders and quotations. */
export const crmInvariants = [
  numbersWithoutHoles({ table: 'crm_order', documentType: 'CRM_ORDER' }),
  numbersWithoutHoles({ table: 'crm_quotation', documentType: 'CRM_QUOTATION' }),
];
