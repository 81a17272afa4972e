import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { EarlierPayLine } from './EarlierPayLine.ts';
import { EarlierPayService } from './EarlierPayService.ts';

@Resolver()
export class EarlierPayResolver extends CrudResolver({
  Entity: EarlierPayLine,
  plural: 'earlierPayLines',
  Service: EarlierPayService,
  filter: ['employee', 'kind', 'startsOn', 'endsOn', 'benefit', 'tax', 'deduction', 'updatedAt'],
}) {}
