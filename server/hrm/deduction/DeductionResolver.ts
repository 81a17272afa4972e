import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Deduction } from './Deduction.ts';
import { DeductionService } from './DeductionService.ts';

@Resolver()
export class DeductionResolver extends CrudResolver({
  Entity: Deduction,
  plural: 'deductions',
  Service: DeductionService,
  filter: ['title', 'type', 'cycle', 'amount', 'employerAmount', 'isPreTax', 'isStatutory', 'status', 'updatedAt'],
}) {}
