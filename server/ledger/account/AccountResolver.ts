import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Account } from './Account.ts';
import { AccountService } from './AccountService.ts';

@Resolver()
export class AccountResolver extends CrudResolver({
  Entity: Account,
  plural: 'accounts',
  Service: AccountService,
  filter: ['number', 'name', 'type', 'parent', 'isGroup', 'status'],
}) {}
