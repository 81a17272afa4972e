import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** What was planned, promised, spent and is left. */
@ObjectType()
export abstract class BudgetFigures {
  @Field(() => DecimalText, { description: 'Planned: each budget with the share of its days in the period.' }) budget!: string;
  @Field(() => DecimalText, { description: 'Promised by purchase orders and not billed yet.' }) committed!: string;
  @Field(() => DecimalText, { description: 'Net of tax, by the day of the entry.' }) actual!: string;
  @Field(() => DecimalText, { description: 'Budget less committed and actual; negative above the budget.' }) available!: string;
}

@ObjectType()
export class BudgetReportHead extends BudgetFigures {
  @Field(() => ID, { nullable: true, description: 'Null for budget lines without a head.' }) headId!: string | null;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => Int) depth!: number;
}

@ObjectType()
export class BudgetReportCenter extends BudgetFigures {
  @Field(() => ID, { nullable: true, description: 'Null for what names no cost center.' }) costCenterId!: string | null;
  @Field(() => String, { nullable: true }) description!: string | null;
}

@ObjectType()
export class BudgetReportMonth extends BudgetFigures {
  @Field(() => DateOnly, { description: 'Its first day.' }) month!: string;
}

/** Budgets against commitments and costs of a period, by head, cost center and month; each view adds up to the same totals. */
@ObjectType()
export class BudgetReport extends BudgetFigures {
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) to!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [BudgetReportHead], { description: 'In the order of the tree; a head with all heads below it.' }) heads!: BudgetReportHead[];
  @Field(() => [BudgetReportCenter]) costCenters!: BudgetReportCenter[];
  @Field(() => [BudgetReportMonth]) months!: BudgetReportMonth[];
}
