import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Control } from '../openItem/OpenItem.ts';
import { PartyAccount, PartyAccountPayload } from '../party/PartyAccount.ts';
import { partyAccountOf } from '../party/partyAccountOf.ts';
import { CreditService } from './CreditService.ts';
import { Payment } from './Payment.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { AllocationInput } from './PaymentResolver.ts';

@InputType()
class ApplyCreditInput extends CommandInput {
  @Field(() => ID) partyId!: string;
  @Field(() => Control, { defaultValue: Control.RECEIVABLE }) control!: Control;
  @Field(() => String, { nullable: true, description: "ISO 4217; the company's own, if omitted." }) currency!: string | null;
  @Field(() => [AllocationInput], { nullable: true, description: 'Defaults to the oldest documents first.' })
  allocations?: AllocationInput[];
}

@InputType()
class RefundCreditInput extends CommandInput {
  @Field(() => ID) partyId!: string;
  @Field(() => Control, { defaultValue: Control.RECEIVABLE }) control!: Control;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText, { nullable: true, description: 'Defaults to all of the remaining credit.' }) amount!: string | null;
  @Field(() => String, { nullable: true, description: "ISO 4217; the company's own, if omitted." }) currency!: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Of a refund in another currency, what really moves in the company's; the amount at the rate of the day, if omitted.",
  })
  homeAmount!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Not in the future; defaults to today.' }) paidOn!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => ID, { nullable: true, description: 'The bank or cash account it goes through; the account of its method, if omitted.' })
  bankAccountId!: string | null;
}

/** Credit of a party: its advance payments and the open amounts of its credit notes. It pays documents or is refunded. */
@Resolver()
export class CreditResolver {
  @Query(() => PartyAccount, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
  partyAccount(
    @Arg('partyId', () => ID) partyId: string,
    @Arg('control', () => Control, { defaultValue: Control.RECEIVABLE }) control: Control,
    @Arg('currency', () => String, { nullable: true, description: "ISO 4217; the company's own, if omitted." }) currency: string | null,
    @Ctx() { database, viewer }: Context,
  ): Promise<PartyAccount | null> {
    return database.inCompany(viewer!, em => partyAccountOf(em, { control, partyId, currency: currency ?? viewer!.currency }));
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    PartyAccountPayload,
    ApplyCreditInput,
    "Settles documents with a party's credit, the oldest credit first.",
  )
  async applyCredit(scope: Scope, input: ApplyCreditInput) {
    return { partyAccount: await new CreditService(scope).apply(input) };
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Payment, RefundCreditInput, 'Refunds unused credit, the oldest first.')
  async refundCredit(scope: Scope, input: RefundCreditInput) {
    return { id: await new CreditService(scope).refund(input) };
  }
}
