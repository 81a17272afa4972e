import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { BankAccount } from './BankAccount.ts';
import { BankAccountService } from './BankAccountService.ts';

@Resolver()
export class BankAccountResolver extends CrudResolver({
  Entity: BankAccount,
  plural: 'bankAccounts',
  Service: BankAccountService,
  filter: ['name', 'kind', 'iban', 'status'],
}) {}
