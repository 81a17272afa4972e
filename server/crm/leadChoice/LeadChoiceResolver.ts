import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { LeadSource, LossReason } from './LeadChoice.ts';
import { LeadSourceService, LossReasonService } from './LeadChoiceService.ts';

@Resolver()
export class LossReasonResolver extends CrudResolver({
  Entity: LossReason,
  plural: 'lossReasons',
  Service: LossReasonService,
  filter: ['name', 'leadCount', 'status', 'updatedAt'],
}) {}

@Resolver()
export class LeadSourceResolver extends CrudResolver({
  Entity: LeadSource,
  plural: 'leadSources',
  Service: LeadSourceService,
  filter: ['name', 'leadCount', 'status', 'updatedAt'],
}) {}
