import { Field, FieldResolver, ID, InputType, Int, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { EcommerceOrder } from './EcommerceOrder.ts';
import { ecommerceOrderRules } from './ecommerceOrder.rules.ts';
import { EcommerceOrderService } from './EcommerceOrderService.ts';
import { EcommerceReturn } from './returns/EcommerceReturn.ts';

@InputType()
class EcommerceOrderLineInput {
  @Field(() => ID) productId!: string;
  @Field(() => DecimalText, { description: 'Whole pieces, at least 1.' }) quantity!: number;
}

@InputType()
export class EcommerceOrderInput extends InputOf(EcommerceOrder, ecommerceOrderRules) {
  @Field(() => [EcommerceOrderLineInput]) lines!: EcommerceOrderLineInput[];
  @Field(() => [String], { nullable: true, description: 'Codes of coupons, at most five; of a new order only.' })
  couponCodes!: string[];
  @Field(() => DecimalText, {
    nullable: true,
    description: 'Total that the customer was told; another total is refused as priceChanged, which states it.',
  })
  expectedTotal?: string | null;
  @Field(() => [String], {
    nullable: true,
    description: 'With the status DELIVERED or RETURN: one for each piece of products that keep serial numbers.',
  })
  serialNumbers?: string[] | null;
}

@InputType()
class ReturnedPiecesInput {
  @Field(() => ID) lineId!: string;
  @Field(() => DecimalText) quantity!: number;
}

@InputType()
class TakeBackEcommerceOrderInput extends CommandInput {
  @Field(() => ID) orderId!: string;
  @Field(() => Int, { nullable: true, description: 'The version the caller read.' }) version?: number;
  @Field(() => String, { nullable: true }) reason?: string | null;
  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How the customer gets back what was paid; the way the order was paid beforehand, if omitted.',
  })
  refundBy?: PaymentMethod | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the goods go back into stock; yes, if omitted.' }) restock?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether what is left of the delivery fee is given back too; no, if omitted.' })
  returnsDelivery?: boolean | null;
  @Field(() => [String], { nullable: true, description: 'Of the pieces that go back into stock, if they were delivered by them.' })
  serialNumbers?: string[] | null;
  @Field(() => [ReturnedPiecesInput], { nullable: true, description: 'All that is left, if omitted.' }) lines?:
    | ReturnedPiecesInput[]
    | null;
}

@Resolver()
export class EcommerceOrderResolver extends CrudResolver({
  Entity: EcommerceOrder,
  plural: 'ecommerceOrders',
  Service: EcommerceOrderService,
  filter: [
    'number',
    'trackingId',
    'customer',
    'deliveryName',
    'deliveryCity',
    'deliveryCountry',
    'status',
    'orderedOn',
    'deliveredOn',
    'paidBy',
    'total',
    'updatedAt',
  ],
  input: EcommerceOrderInput,
}) {
  @CommandMutation(Permission.ECOMMERCE, EcommerceOrder, TakeBackEcommerceOrderInput, {
    action: 'WRITE',
    description: 'Takes back goods of a delivered order, and credits or refunds what they cost.',
  })
  takeBackEcommerceOrder(scope: Scope, { version, ...input }: TakeBackEcommerceOrderInput) {
    return new EcommerceOrderService(scope).takeBack(input, version);
  }
}

/** Returns of an order. */
@Resolver(() => EcommerceOrder)
export class EcommerceOrderReturnsResolver {
  @FieldResolver(() => [EcommerceReturn])
  @Related((taken, order) => `${taken}.order_id = ${order}.id`)
  returns(): object[] {
    return compiled();
  }
}
