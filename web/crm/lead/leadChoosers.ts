import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const LeadSourceSelect = lazyPart(async () => (await import('../leadChoice/LeadSourceSelect.tsx')).LeadSourceSelect);
const LossReasonSelect = lazyPart(async () => (await import('../leadChoice/LossReasonSelect.tsx')).LossReasonSelect);
const LeadColumnSelect = lazyPart(async () => (await import('./LeadColumnSelect.tsx')).LeadColumnSelect);

/** Select fields of the lead filters. */
export const leadChoosers = {
  customer: CustomerSelect,
  owner: CompanyUserSelect,
  column: LeadColumnSelect,
  source: LeadSourceSelect,
  lossReason: LossReasonSelect,
};
