import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ExpenseHead } from './ExpenseHead.ts';
import { ExpenseHeadService } from './ExpenseHeadService.ts';

@Resolver()
export class ExpenseHeadResolver extends CrudResolver({
  Entity: ExpenseHead,
  plural: 'expenseHeads',
  Service: ExpenseHeadService,
  filter: ['title', 'path', 'depth', 'parent', 'type', 'category', 'mode', 'maximumAmount', 'onBreach', 'account', 'status', 'updatedAt'],
}) {}
