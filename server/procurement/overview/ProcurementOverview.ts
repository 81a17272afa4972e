import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { PurchaseOrderStatus } from '../order/PurchaseOrder.ts';
import { VendorType } from '../vendor/Vendor.ts';

/** A requisition for which vendors may still quote. */
@ObjectType()
export class UpcomingRequisition {
  @Field(() => ID, { name: 'requisitionId' }) id!: string;
  @Field(() => String) number!: string;
  @Field(() => String) title!: string;
  @Field(() => String) department!: string;
  @Field(() => DateOnly) dueOn!: string;
}

/** Vendors of one type and status. */
@ObjectType()
export class VendorsOfType {
  @Field(() => VendorType) vendorType!: VendorType;
  @Field(() => ActiveStatus) status!: ActiveStatus;
  @Field(() => Int) count!: number;
}

/** Purchases of one month. */
@ObjectType()
export class PurchasesOfMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int, { description: 'Orders issued.' }) orders!: number;
  @Field(() => Int, { description: 'Different products ordered.' }) products!: number;
  @Field(() => Int, { description: 'Different vendors ordered from.' }) vendors!: number;
  @Field(() => DecimalText, { description: 'Billed net of tax, by the day of the bill.' }) spending!: string;
}

/** What was spent with one vendor, or on one product group. */
@ObjectType()
export class SpentOn {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) spending!: string;
}

/** A recent order. */
@ObjectType()
export class RecentPurchase {
  @Field(() => ID, { name: 'orderId' }) id!: string;
  @Field(() => String) number!: string;
  @Field(() => String) vendor!: string;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => PurchaseOrderStatus) poStatus!: PurchaseOrderStatus;
  @Field(() => DecimalText) total!: string;
}

/** Key figures of purchasing: orders and spending are those of the period, the other figures are current. */
@ObjectType()
export class ProcurementOverview {
  /** Period: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => Int, { description: 'Orders issued in the period.' }) orders!: number;
  @Field(() => DecimalText, { description: 'Billed in the period, net of tax.' }) spending!: string;
  @Field(() => DecimalText, { description: 'What awards of the period cost less than the mean offer for the same lines, net of tax.' })
  savings!: string;
  @Field(() => Int, { description: 'Orders that are issued and not closed.' }) openOrders!: number;
  @Field(() => DecimalText, { description: 'Total of the open orders.' }) openValue!: string;
  @Field(() => Int) pendingRequisitions!: number;
  @Field(() => Int) activeVendors!: number;
  @Field(() => Int, { description: 'Bills that take no payment because they do not match.' }) blockedBills!: number;
  @Field(() => [UpcomingRequisition], { description: 'The eight that are due next.' }) upcoming!: UpcomingRequisition[];
  @Field(() => [VendorsOfType]) vendors!: VendorsOfType[];
  @Field(() => [PurchasesOfMonth], { description: 'The last twelve months.' }) months!: PurchasesOfMonth[];
  @Field(() => [SpentOn], { description: 'The six vendors most was spent with in the period.' }) topVendors!: SpentOn[];
  @Field(() => [SpentOn], { description: 'The six product groups most was spent on in the period.' }) topGroups!: SpentOn[];
  @Field(() => [RecentPurchase], { description: 'The eight newest orders of the period.' }) recent!: RecentPurchase[];
}
