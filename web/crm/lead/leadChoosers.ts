import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { LeadColumnSelect } from './LeadColumnSelect.tsx';

/** Select fields of the lead filters. */
export const leadChoosers = { customer: CustomerSelect, owner: ColleagueSelect, column: LeadColumnSelect };
