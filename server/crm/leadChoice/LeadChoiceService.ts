import { ServiceOf } from '../../core/record/EntityService.ts';
import { leadChoiceRules } from './leadChoice.rules.ts';
import { LeadSource, LossReason } from './LeadChoice.ts';

/** The company's loss reasons. */
export class LossReasonService extends ServiceOf(LossReason, leadChoiceRules) {}

/** The company's lead sources. */
export class LeadSourceService extends ServiceOf(LeadSource, leadChoiceRules) {}
