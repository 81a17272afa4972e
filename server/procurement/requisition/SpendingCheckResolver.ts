import { Arg, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { BreachAction } from '../../finance/expenseHead/ExpenseHead.ts';
import type { BreachActionName } from '../../finance/expenseHead/expenseHead.rules.ts';
import type { EstimatedLine } from './estimateOf.ts';
import { spendingCheckOf, type SpendingCheckValues } from './spendingCheckOf.ts';
import { spendingCheckRules } from './requisition.rules.ts';

@InputType()
class SpendingLineInput implements EstimatedLine {
  @Field(() => ID) productId!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Net of tax; the last price ordered, if omitted.' }) estimatedPrice!:
    | string
    | null;
}

@InputType()
class SpendingCheckInput {
  @Field(() => ID, { nullable: true, description: 'Expense head whose budget is asked for.' }) headId!: string | null;
  @Field(() => ID, { nullable: true }) costCenterId!: string | null;
  @Field(() => [SpendingLineInput], { description: 'At most 200.' }) lines!: SpendingLineInput[];
}

/** A cap of a head or of a budget line, and what planned spending would leave of it. */
@ObjectType()
class SpendingCap {
  @Field(() => String) name!: string;
  @Field(() => DecimalText) cap!: string;
  @Field(() => DecimalText, { description: 'Booked.' }) actual!: string;
  @Field(() => DecimalText, { description: 'Promised by issued orders.' }) committed!: string;
  @Field(() => DecimalText, { description: 'What is left of it after the planned spending; negative above the cap.' }) after!: string;
  @Field(() => BreachAction) action!: BreachActionName;
  @Field(() => Boolean) isExceeded!: boolean;
}

/** How planned spending stands against its budget today. */
@ObjectType()
class SpendingCheck {
  @Field(() => DecimalText, { description: 'Net of tax.' }) estimate!: string;
  @Field(() => Int, { description: 'Lines without a price: no estimate, and no order before.' }) unpriced!: number;
  @Field(() => BreachAction, { nullable: true, description: 'What a breach does; null within the budget.' })
  action!: BreachActionName | null;
  @Field(() => String, { nullable: true, description: 'Code of the error that keeps the budget from being told.' }) problem!: string | null;
  @Field(() => [SpendingCap]) caps!: SpendingCap[];
}

@Resolver()
export class SpendingCheckResolver {
  @Query(() => SpendingCheck, {
    nullable: true,
    description:
      'What planned purchases are expected to cost, and what that leaves of their budget. A preview, which approving checks for good.',
  })
  @Allow(Permission.PROCUREMENT)
  spendingCheck(
    @Ctx() { database, viewer }: Context,
    @Arg('input', () => SpendingCheckInput) input: SpendingCheckInput,
  ): Promise<SpendingCheckValues> {
    return database.inCompany(viewer!, em => spendingCheckOf(em, check(spendingCheckRules, input)));
  }
}
