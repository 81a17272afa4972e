import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { EcommerceOrderStatus } from '../order/EcommerceOrder.ts';

/** A product at or below its reorder level. */
@ObjectType()
export class LowShopProduct {
  @Field(() => ID) productId!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) stock!: string;
  @Field(() => DecimalText) reorderLevel!: string;
}

/** One calendar month. */
@ObjectType()
export class ShopMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int, { description: 'Customers who joined.' }) customers!: number;
  @Field(() => Int, { description: 'Orders that were not cancelled.' }) orders!: number;
  @Field(() => DecimalText, { description: 'Delivered, less returns, with tax.' }) sales!: string;
}

/** What a customer spent in the period. */
@ObjectType()
export class ShopSpending {
  @Field(() => ID) customerId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) orders!: number;
  @Field(() => DecimalText, { description: 'Delivered, less returns, with tax.' }) spent!: string;
}

/** A customer whose first order falls into the period. */
@ObjectType()
export class NewShopCustomer {
  @Field(() => ID) customerId!: string;
  @Field(() => String) name!: string;
  @Field(() => DateOnly) firstOrderOn!: string;
}

/** An order of the period. */
@ObjectType()
export class RecentShopOrder {
  @Field(() => ID) orderId!: string;
  @Field(() => String) number!: string;
  @Field(() => String) customer!: string;
  @Field(() => DateOnly) orderedOn!: string;
  @Field(() => EcommerceOrderStatus) status!: EcommerceOrderStatus;
  @Field(() => DecimalText) total!: string;
}

/** How customers rate a product. */
@ObjectType()
export class RatedShopProduct {
  @Field(() => ID) productId!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) averageRating!: string;
  @Field(() => Int) ratingCount!: number;
}

/** Pieces of a product sold in the period, less returns. */
@ObjectType()
export class SoldShopProduct {
  @Field(() => ID) productId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) quantity!: number;
  @Field(() => DecimalText, { description: 'With tax.' }) revenue!: string;
}

/** Orders delivered to one country in the period. */
@ObjectType()
export class CountryOrders {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) country!: string;
  @Field(() => Int) orders!: number;
  @Field(() => DecimalText, { description: 'Less returns, with tax.' }) sales!: string;
}

/** Key figures of the shop. Sales are of orders delivered in the period, less what came back of them. */
@ObjectType()
export class EcommerceOverview {
  /** Period: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => Int, { description: 'Orders of the period that were not cancelled.' }) orders!: number;
  @Field(() => Int, { description: 'Carts that visitors of the public shop began in the period.' }) carts!: number;
  @Field(() => Int, { description: 'Of the orders of the period, those that customers placed in the public shop.' }) onlineOrders!: number;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'Orders placed in the public shop, in percent of the carts begun; null without carts.',
  })
  conversion!: string | null;
  @Field(() => Int, { description: 'Customers who were reminded of a cart in the period.' }) cartReminders!: number;
  @Field(() => Int, { description: 'Of the carts that customers had been reminded of, those that became orders in the period.' })
  remindedOrders!: number;
  @Field(() => Int, { description: 'Orders now pending or in progress.' }) openOrders!: number;
  @Field(() => DecimalText) sales!: string;
  @Field(() => DecimalText, { description: 'Sales per delivered order.' }) averageOrder!: string;
  @Field(() => Int, { description: 'Active customers.' }) customers!: number;
  @Field(() => Int, { description: 'Active products.' }) products!: number;
  @Field(() => Int) lowStockCount!: number;
  @Field(() => [LowShopProduct], { description: 'The eight furthest below their reorder level.' }) lowStock!: LowShopProduct[];
  @Field(() => [ShopMonth], { description: 'The last twelve calendar months, whatever the period.' }) months!: ShopMonth[];
  @Field(() => [ShopSpending], { description: 'The eight customers who spent most.' }) bestCustomers!: ShopSpending[];
  @Field(() => Int) newCustomerCount!: number;
  @Field(() => [NewShopCustomer], { description: 'The newest eight.' }) newCustomers!: NewShopCustomer[];
  @Field(() => [RecentShopOrder], { description: 'The newest eight.' }) recentOrders!: RecentShopOrder[];
  @Field(() => [RatedShopProduct], { description: 'The eight best by Bayesian mean.' }) ratings!: RatedShopProduct[];
  @Field(() => [SoldShopProduct], { description: 'The eight best sellers.' }) bestProducts!: SoldShopProduct[];
  @Field(() => [CountryOrders], { description: 'The eight countries with most sales.' }) countries!: CountryOrders[];
}
