import { gaplessNumbers } from '../core/invariants/gaplessNumbers.ts';

/** Invariants of orders and quotations. */
export const crmInvariants = [
  gaplessNumbers({ table: 'crm_order', documentType: 'CRM_ORDER' }),
  gaplessNumbers({ table: 'crm_quotation', documentType: 'CRM_QUOTATION' }),
];
