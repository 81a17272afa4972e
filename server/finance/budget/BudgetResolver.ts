import { Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf, InputOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Budget, BudgetLine } from './Budget.ts';
import { BudgetBooking } from './BudgetBooking.ts';
import { budgetRules, type BudgetLineValues } from './budget.rules.ts';
import { BudgetService } from './BudgetService.ts';

@InputType()
class BudgetLineInput implements BudgetLineValues {
  @Field(() => ID, { nullable: true, description: 'The line to keep; a new line, if omitted.' }) id!: string | null;
  @Field(() => String) title!: string;
  @Field(() => ID, { nullable: true, description: 'Its expenses go to the account EXPENSES if the line has no head.' }) headId!:
    | string
    | null;
  @Field(() => DecimalText) amount!: string;
}

@InputType()
export class BudgetInput extends InputOf(Budget, budgetRules) {
  @Field(() => [BudgetLineInput]) lines!: BudgetLineInput[];
}

@Resolver()
export class BudgetResolver extends CrudResolver({
  Entity: Budget,
  plural: 'budgets',
  Service: BudgetService,
  filter: ['title', 'startsOn', 'endsOn', 'costCenter', 'onBreach', 'status', 'amount', 'actual', 'committed', 'available', 'updatedAt'],
  input: BudgetInput,
}) {}

const LinePage = ListArgs(BudgetLine, FilterOf(BudgetLine, ['budget', 'head', 'title', 'amount', 'actual', 'committed', 'available']));
const LineConnection = ConnectionOf(BudgetLine);
const BookingPage = ListArgs(
  BudgetBooking,
  FilterOf(BudgetBooking, ['head', 'branchId', 'budgetLine', 'costCenter', 'bookedOn', 'amount', 'sourceId']),
);
const BookingConnection = ConnectionOf(BudgetBooking);

@Resolver()
export class BudgetDetailResolver {
  /** Lines of all budgets. */
  @Query(() => LineConnection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  budgetLines(@Args(() => LinePage) _page: object): object {
    return compiled();
  }

  /** What has been booked on expense heads and budget lines, reversals below zero. */
  @Query(() => BookingConnection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  budgetBookings(@Args(() => BookingPage) _page: object): object {
    return compiled();
  }
}
