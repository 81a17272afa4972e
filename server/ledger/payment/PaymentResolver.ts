import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { BooleanFilter, DateFilter, DecimalFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Control } from '../openItem/OpenItem.ts';
import { Payment } from './Payment.ts';
import { PaymentDirection, PaymentMethod } from './PaymentMethod.ts';
import { PaymentService } from './PaymentService.ts';

const ControlFilter = EnumFilter(Control, 'Control');
const PaymentMethodFilter = EnumFilter(PaymentMethod, 'PaymentMethod');
const PaymentDirectionFilter = EnumFilter(PaymentDirection, 'PaymentDirection');

@InputType()
class PaymentFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => PaymentDirectionFilter, { nullable: true }) direction?: object;
  @Field(() => ControlFilter, { nullable: true }) control?: object;
  @Field(() => PaymentMethodFilter, { nullable: true }) method?: object;
  @Field(() => BooleanFilter, { nullable: true }) isReversed?: BooleanFilter;
  @Field(() => IdFilter, { nullable: true }) partyId?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) bankAccount?: IdFilter;
  @Field(() => DateFilter, { nullable: true }) paidOn?: DateFilter;
  @Field(() => StringFilter, { nullable: true }) currency?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) amount?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) unallocated?: DecimalFilter;
  @Field(() => StringFilter, { nullable: true }) reference?: StringFilter;
}

@InputType({ description: 'The amount of a payment that settles a document; more than 0.' })
export class AllocationInput {
  @Field(() => ID) documentId!: string;
  @Field(() => DecimalText) amount!: string;
}

@InputType()
class RecordPaymentInput extends CommandInput {
  @Field(() => PaymentDirection) direction!: PaymentDirection;
  @Field(() => Control, { nullable: true, description: 'Defaults to receivables for incoming payments and payables for outgoing ones.' })
  control?: Control;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText) amount!: string;
  @Field(() => String, { nullable: true, description: "ISO 4217, of the documents it settles; the company's own, if omitted." })
  currency?: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Of a payment in another currency, what really moved in the company's; the amount at the rate of the day, if omitted.",
  })
  homeAmount?: string | null;
  @Field(() => DateOnly, { description: 'Not in the future.' }) paidOn!: string;
  @Field(() => ID) partyId!: string;
  @Field(() => String, { nullable: true }) reference?: string;
  @Field(() => ID, { nullable: true, description: 'The bank or cash account it goes through; without one, the account of its method.' })
  bankAccountId?: string | null;
  @Field(() => [AllocationInput], {
    nullable: true,
    description: 'Defaults to the oldest documents first; an empty list allocates nothing for now.',
  })
  allocations?: AllocationInput[];
}

@InputType()
class AllocatePaymentInput extends CommandInput {
  @Field(() => ID) paymentId!: string;
  @Field(() => [AllocationInput], { nullable: true, description: 'Defaults to the oldest documents first.' })
  allocations?: AllocationInput[];
}

@InputType()
class ReversePaymentInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Defaults to today.' }) reversedOn?: string;
  @Field(() => String, { nullable: true, description: 'Such as: returned by the bank.' }) reason?: string;
}

const Connection = ConnectionOf(Payment);
const Page = ListArgs(Payment, PaymentFilter);

@Resolver()
export class PaymentResolver {
  @Query(() => Payment, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'record' })
  payment(@Arg('id', () => ID) _id: string): Payment {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  payments(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Payment, RecordPaymentInput)
  async recordPayment(scope: Scope, input: RecordPaymentInput) {
    return { id: await new PaymentService(scope).record(input) };
  }

  /** Settles documents with the unallocated part of a payment, which is the party's credit. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Payment, AllocatePaymentInput)
  async allocatePayment(scope: Scope, input: AllocatePaymentInput) {
    return { id: await new PaymentService(scope).allocate(input) };
  }

  /** Reverses a payment by recording its negative, and returns that payment. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Payment, ReversePaymentInput)
  async reversePayment(scope: Scope, input: ReversePaymentInput) {
    return { id: await new PaymentService(scope).reverse(input) };
  }
}
