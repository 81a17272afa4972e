import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { DateFilter, DecimalFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PaymentMethod } from '../payment/PaymentMethod.ts';
import { AllocationInput } from '../payment/PaymentResolver.ts';
import { Deposit } from './Deposit.ts';
import { DepositService } from './DepositService.ts';
import { DepositUseService } from './DepositUseService.ts';

const PaymentMethodFilter = EnumFilter(PaymentMethod, 'PaymentMethod');

@InputType()
class DepositFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => IdFilter, { nullable: true }) customerId?: IdFilter;
  @Field(() => StringFilter, { nullable: true }) client?: StringFilter;
  @Field(() => PaymentMethodFilter, { nullable: true }) method?: object;
  @Field(() => DateFilter, { nullable: true }) receivedOn?: DateFilter;
  @Field(() => DecimalFilter, { nullable: true }) amount?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) open?: DecimalFilter;
  @Field(() => StringFilter, { nullable: true }) reference?: StringFilter;
}

@InputType()
class CreateDepositInput extends CommandInput {
  @Field(() => ID, { nullable: true }) customerId?: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the client, where `customerId` is not given: the customer of that name, if there is one.',
  })
  client?: string;
  @Field(() => String, { nullable: true, description: "ISO 4217; the company's, if omitted." }) currency?: string | null;
  @Field(() => DecimalText) amount!: string;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Of a deposit in another currency, what really moved in the company's; the amount at the rate of the day, if omitted.",
  })
  homeAmount?: string | null;
  @Field(() => PaymentMethod, { defaultValue: PaymentMethod.BANK }) method!: PaymentMethod;
  @Field(() => ID, { nullable: true, description: 'The bank or cash account it goes through; the account of its method, if omitted.' })
  bankAccountId?: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Not in the future; defaults to today.' }) receivedOn?: string;
  @Field(() => String, { nullable: true }) reference?: string;
}

@InputType()
class ApplyDepositInput extends CommandInput {
  @Field(() => ID) depositId!: string;
  @Field(() => [AllocationInput], { nullable: true, description: 'Defaults to the oldest documents first.' })
  allocations?: AllocationInput[];
}

@InputType()
class UnapplyDepositInput extends CommandInput {
  @Field(() => ID) depositId!: string;
  @Field(() => ID, { description: 'The settled document.' }) documentId!: string;
}

@InputType()
class RefundDepositInput extends CommandInput {
  @Field(() => ID) depositId!: string;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => ID, { nullable: true, description: 'The bank or cash account it goes through; the account of its method, if omitted.' })
  bankAccountId?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Defaults to all that is open.' }) amount?: string;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Of a deposit in another currency, what really moved in the company's; the amount at the rate of the day, if omitted.",
  })
  homeAmount?: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Not in the future; defaults to today.' }) refundedOn?: string;
  @Field(() => String, { nullable: true }) reference?: string;
}

@InputType()
class AssignDepositInput extends CommandInput {
  @Field(() => ID) depositId!: string;
  @Field(() => ID) customerId!: string;
}

const Connection = ConnectionOf(Deposit);
const Page = ListArgs(Deposit, DepositFilter);

@Resolver()
export class DepositResolver {
  @Query(() => Deposit, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'record' })
  deposit(@Arg('id', () => ID) _id: string): Deposit {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  deposits(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Deposit, CreateDepositInput, 'Records an advance payment of a customer.')
  async createDeposit(scope: Scope, input: CreateDepositInput) {
    return { id: await new DepositService(scope).receive(input) };
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Deposit, ApplyDepositInput, 'Settles documents of the customer with a deposit.')
  async applyDeposit(scope: Scope, input: ApplyDepositInput) {
    return { id: await new DepositUseService(scope).apply(input) };
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Deposit, UnapplyDepositInput, {
    description: 'Takes back what of a deposit settles a document.',
    action: 'APPROVE',
  })
  async unapplyDeposit(scope: Scope, input: UnapplyDepositInput) {
    return { id: await new DepositUseService(scope).unapply(input) };
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Deposit, RefundDepositInput, 'Pays back what of a deposit is open, wholly or in part.')
  async refundDeposit(scope: Scope, input: RefundDepositInput) {
    return { id: await new DepositUseService(scope).refund(input) };
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Deposit, AssignDepositInput, 'Assigns a deposit received under a name to a customer.')
  async assignDeposit(scope: Scope, input: AssignDepositInput) {
    return { id: await new DepositService(scope).assign(input) };
  }
}
