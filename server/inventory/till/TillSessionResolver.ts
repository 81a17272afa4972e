import { Arg, Args, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { BooleanFilter, DateTimeFilter, IdFilter } from '../../core/graphql/filters.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Payment } from '../../ledger/payment/Payment.ts';
import { PaymentDirection, PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { CashCounterpart, CashDirection, TillSession } from './Till.ts';
import { TillSessionReport } from './TillSessionReport.ts';
import { tillSessionReportOf } from './tillSessionReportOf.ts';
import { TillSessionService } from './TillSessionService.ts';

@InputType()
class OpenTillSessionInput extends CommandInput {
  @Field(() => ID) tillId!: string;
  @Field(() => DecimalText, { description: 'Opening cash.' }) float!: string;
}

@InputType()
class AddTillCashInput extends CommandInput {
  @Field(() => ID) sessionId!: string;
  @Field(() => CashDirection) direction!: CashDirection;
  @Field(() => CashCounterpart, { defaultValue: CashCounterpart.SAFE }) counterpart!: CashCounterpart;
  @Field(() => DecimalText) amount!: string;
  @Field(() => String) reason!: string;
}

@InputType()
class AddTillPaymentInput extends CommandInput {
  @Field(() => ID) sessionId!: string;
  @Field(() => ID) customerId!: string;
  @Field(() => PaymentDirection) direction!: PaymentDirection;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText) amount!: string;
  @Field(() => String, { nullable: true }) reference!: string | null;
}

@ObjectType({ implements: Payload })
class TillPaymentPayload extends Payload {
  @Field(() => TillSession, { nullable: true }) tillSession!: TillSession | null;
  @Field(() => Payment, { nullable: true }) payment!: Payment | null;
}

@InputType()
class CloseTillSessionInput extends CommandInput {
  @Field(() => ID) sessionId!: string;
  @Field(() => DecimalText) countedCash!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@InputType()
export class TillSessionFilter {
  @Field(() => IdFilter, { nullable: true }) till?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) cashier?: IdFilter;
  @Field(() => BooleanFilter, { nullable: true }) isOpen?: BooleanFilter;
  @Field(() => DateTimeFilter, { nullable: true }) openedAt?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) closedAt?: DateTimeFilter;
}

const Connection = ConnectionOf(TillSession);
const Page = ListArgs(TillSession, TillSessionFilter);

@Resolver()
export class TillSessionResolver {
  @Query(() => TillSession, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'record' })
  tillSession(@Arg('id', () => ID) _id: string): TillSession {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  tillSessions(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @Query(() => TillSessionReport, { nullable: true })
  @Allow(Permission.INVENTORY)
  tillSessionReport(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<TillSessionReport | null> {
    return tillSessionReportOf(context, id);
  }

  @CommandMutation(Permission.INVENTORY, TillSession, OpenTillSessionInput)
  openTillSession(scope: Scope, input: OpenTillSessionInput) {
    return new TillSessionService(scope).open(input);
  }

  @CommandMutation(Permission.INVENTORY, TillSession, AddTillCashInput)
  addTillCash(scope: Scope, input: AddTillCashInput) {
    return new TillSessionService(scope).move(input);
  }

  @CommandMutation(
    Permission.INVENTORY,
    TillPaymentPayload,
    AddTillPaymentInput,
    'Records a customer payment without a sale: settles the oldest open documents, the rest stays credit. OUT refunds credit.',
  )
  addTillPayment(scope: Scope, input: AddTillPaymentInput) {
    return new TillSessionService(scope).pay(input);
  }

  @CommandMutation(Permission.INVENTORY, TillSession, CloseTillSessionInput, { action: 'WRITE' })
  closeTillSession(scope: Scope, input: CloseTillSessionInput) {
    return new TillSessionService(scope).close(input);
  }
}
