import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Account } from './Account.ts';
import { AccountService } from './AccountService.ts';

@Resolver()
export class AccountResolver extends CrudResolver({
  Entity: Account,
  plural: 'accounts',
  Service: AccountService,
  permission: Permission.FINANCIAL_MANAGEMENT,
  filter: ['number', 'name', 'type', 'parent', 'isGroup', 'status'],
}) {}
