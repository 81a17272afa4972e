import { ColleagueSelect } from '../../core/fields/ColleagueSelect.tsx';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';
import { LeadColumnSelect } from './LeadColumnSelect.tsx';

/** The fields that find what leads are narrowed by. */
export const leadChoosers = { customer: CustomerSelect, owner: ColleagueSelect, column: LeadColumnSelect };
