import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Benefit } from './Benefit.ts';
import { BenefitService } from './BenefitService.ts';

@Resolver()
export class BenefitResolver extends CrudResolver({
  Entity: Benefit,
  plural: 'benefits',
  Service: BenefitService,
  filter: ['title', 'kind', 'type', 'amount', 'cycle', 'isTaxable', 'status', 'updatedAt'],
}) {}
