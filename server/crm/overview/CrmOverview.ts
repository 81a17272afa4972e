import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { LeadColumnKind } from '../lead/LeadColumn.ts';
import { CrmOrderStatus } from '../order/CrmOrder.ts';

/** Leads currently in one column of the board. */
@ObjectType()
export class PipelineStage {
  @Field(() => ID) columnId!: string;
  /** Null for the system columns. */
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => LeadColumnKind) kind!: LeadColumnKind;
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) value!: string;
}

/** Leads closed in one month of the time span. */
@ObjectType()
export class ClosedMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int) won!: number;
  @Field(() => Int) lost!: number;
  @Field(() => DecimalText) wonValue!: string;
  @Field(() => DecimalText) lostValue!: string;
}

/** Open leads expected to close in one month. */
@ObjectType()
export class ForecastMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) value!: string;
  @Field(() => DecimalText, { description: 'Sum weighted by probability; leads without one count as zero.' }) weighted!: string;
}

/** A customer's orders in the time span, without cancelled ones. */
@ObjectType()
export class CustomerTotal {
  @Field(() => ID) customerId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) orders!: number;
  @Field(() => DecimalText) total!: string;
}

/** A user's leads: won in the time span, and currently open. */
@ObjectType()
export class SellerTotal {
  @Field(() => ID) ownerId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) won!: number;
  @Field(() => DecimalText) wonValue!: string;
  @Field(() => Int) lost!: number;
  @Field(() => Int) openLeads!: number;
  @Field(() => DecimalText) openValue!: string;
}

/** Leads lost in the time span for one reason. */
@ObjectType()
export class LossTotal {
  @Field(() => ID) reasonId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) lost!: number;
  @Field(() => DecimalText) lostValue!: string;
}

/** Leads from one source that were closed in the time span. */
@ObjectType()
export class SourceTotal {
  @Field(() => ID) sourceId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) won!: number;
  @Field(() => DecimalText) wonValue!: string;
  @Field(() => Int) lost!: number;
}

/** Orders of the time span with one status. */
@ObjectType()
export class OrderState {
  @Field(() => CrmOrderStatus) status!: CrmOrderStatus;
  @Field(() => Int) count!: number;
  @Field(() => DecimalText) total!: string;
}

/**
 * Key figures of CRM. Closed leads and orders are those of the time span, in the company's time zone (domain §6); pipeline, forecast
 * and activities are current. Only orders in the company's currency are counted.
 */
@ObjectType()
export class CrmOverview {
  /** Time span: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [PipelineStage]) pipeline!: PipelineStage[];
  @Field(() => Int) openLeads!: number;
  @Field(() => DecimalText) openValue!: string;
  @Field(() => Int) won!: number;
  @Field(() => Int) lost!: number;
  @Field(() => DecimalText) wonValue!: string;
  @Field(() => Float, { nullable: true, description: 'Percent of closed leads won; null when none closed.' }) winRate!: number | null;
  @Field(() => Float, { nullable: true, description: 'Average days from creation to won; null when none were won.' })
  cycleDays!: number | null;
  @Field(() => [ClosedMonth]) closed!: ClosedMonth[];
  @Field(() => [ForecastMonth]) forecast!: ForecastMonth[];
  @Field(() => [CustomerTotal], { description: 'The five customers with the highest order total.' }) bestCustomers!: CustomerTotal[];
  @Field(() => [SellerTotal], { description: 'Owners of leads, by value won and then by value open.' }) sellers!: SellerTotal[];
  @Field(() => [LossTotal], { description: 'Most frequent reason first.' }) lossReasons!: LossTotal[];
  @Field(() => [SourceTotal], { description: 'By value won.' }) sources!: SourceTotal[];
  @Field(() => [OrderState]) orders!: OrderState[];
  @Field(() => Int) overdueActivities!: number;
  @Field(() => Int) activitiesToday!: number;
}
