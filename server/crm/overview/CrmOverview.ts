import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { LeadColumnKind } from '../lead/LeadColumn.ts';
import { CrmOrderStatus } from '../order/CrmOrder.ts';

/** Leads that are in a column of the board now. */
@ObjectType()
export class PipelineStage {
  @Field(() => ID) columnId!: string;
  /** Null for the columns that every company has. */
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => LeadColumnKind) kind!: LeadColumnKind;
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) value!: string;
}

/** Leads closed in one month of the span. */
@ObjectType()
export class ClosedMonth {
  @Field(() => DateOnly, { description: 'Its first day.' }) month!: string;
  @Field(() => Int) won!: number;
  @Field(() => Int) lost!: number;
  @Field(() => DecimalText) wonValue!: string;
  @Field(() => DecimalText) lostValue!: string;
}

/** Open leads that are expected to close in one month. */
@ObjectType()
export class ForecastMonth {
  @Field(() => DateOnly, { description: 'Its first day.' }) month!: string;
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) value!: string;
  @Field(() => DecimalText, { description: 'Each at its probability; one without counts nothing.' }) weighted!: string;
}

/** What a customer ordered in the span, cancelled orders left out. */
@ObjectType()
export class CustomerTotal {
  @Field(() => ID) customerId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) orders!: number;
  @Field(() => DecimalText) total!: string;
}

/** Orders of the span in one state. */
@ObjectType()
export class OrderState {
  @Field(() => CrmOrderStatus) status!: CrmOrderStatus;
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) total!: string;
}

/**
 * What CRM shows at a glance. Closed leads and orders are those of the span, in the company's time zone (domain §6); pipeline, forecast
 * and activities are as they stand now. Orders count in the company's currency: those in another one are left out of every total.
 */
@ObjectType()
export class CrmOverview {
  /** The span: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [PipelineStage]) pipeline!: PipelineStage[];
  @Field(() => Int) openLeads!: number;
  @Field(() => DecimalText) openValue!: string;
  @Field(() => Int) won!: number;
  @Field(() => Int) lost!: number;
  @Field(() => DecimalText) wonValue!: string;
  @Field(() => Float, { nullable: true, description: 'Percent of what was closed; null when nothing was.' }) winRate!: number | null;
  @Field(() => Float, { nullable: true, description: 'Days from made to won, on average; null when nothing was won.' })
  cycleDays!: number | null;
  @Field(() => [ClosedMonth]) closed!: ClosedMonth[];
  @Field(() => [ForecastMonth]) forecast!: ForecastMonth[];
  @Field(() => [CustomerTotal], { description: 'The five that ordered most.' }) bestCustomers!: CustomerTotal[];
  @Field(() => [OrderState]) orders!: OrderState[];
  @Field(() => Int) overdueActivities!: number;
  @Field(() => Int) activitiesToday!: number;
}
