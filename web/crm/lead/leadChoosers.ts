import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { LeadSourceSelect } from '../leadChoice/LeadSourceSelect.tsx';
import { LossReasonSelect } from '../leadChoice/LossReasonSelect.tsx';
import { LeadColumnSelect } from './LeadColumnSelect.tsx';

/** Select fields of the lead filters. */
export const leadChoosers = {
  customer: CustomerSelect,
  owner: CompanyUserSelect,
  column: LeadColumnSelect,
  source: LeadSourceSelect,
  lossReason: LossReasonSelect,
};
