import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';
import { BankAccount } from './BankAccount.ts';
import { BankAccountService } from './BankAccountService.ts';
import { transferMoney } from './transferMoney.ts';

@InputType()
class TransferMoneyInput extends CommandInput {
  @Field(() => ID, { description: 'The bank or cash account that it leaves.' }) fromId!: string;
  @Field(() => ID, { description: 'The one at which it arrives.' }) toId!: string;
  @Field(() => DecimalText, { description: 'In the currency of the account that it leaves.' }) amount!: string;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'In the currency of the account at which it arrives: required if that is another one.',
  })
  receivedAmount?: string | null;
  @Field(() => DateOnly, { description: 'Not in the future.' }) movedOn!: string;
  @Field(() => String, { nullable: true, description: 'Text of the entry; the names of both accounts, if omitted.' })
  description?: string | null;
}

@Resolver()
export class BankAccountResolver extends CrudResolver({
  Entity: BankAccount,
  plural: 'bankAccounts',
  Service: BankAccountService,
  filter: ['name', 'kind', 'iban', 'currency', 'status'],
}) {
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, JournalEntry, TransferMoneyInput, {
    description: 'Moves money between two bank or cash accounts and returns the entry, which can be reversed like a manual one.',
    action: 'WRITE',
  })
  async transferMoney(scope: Scope, input: TransferMoneyInput) {
    return { id: await transferMoney(scope, input) };
  }
}
