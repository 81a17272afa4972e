import { Args, Field, FieldResolver, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommercePayout } from './EcommercePayout.ts';
import { EcommerceSeller } from './EcommerceSeller.ts';
import { EcommerceSellerService } from './EcommerceSellerService.ts';

@InputType()
class PayOutSellerInput extends CommandInput {
  @Field(() => ID) sellerId!: string;
  @Field(() => DecimalText, { description: 'At most what is owed.' }) amount!: string;
  @Field(() => String, { nullable: true }) note?: string | null;
}

@Resolver()
export class EcommerceSellerResolver extends CrudResolver({
  Entity: EcommerceSeller,
  plural: 'ecommerceSellers',
  Service: EcommerceSellerService,
  filter: ['name', 'contact', 'city', 'country', 'commissionPercent', 'productCount', 'orderCount', 'sales', 'owed', 'status', 'updatedAt'],
}) {
  @CommandMutation(Permission.ECOMMERCE, EcommerceSeller, PayOutSellerInput, {
    action: 'WRITE',
    description: "Pays out what is owed to a seller, as a payable to the seller's vendor.",
  })
  payOutSeller(scope: Scope, input: PayOutSellerInput) {
    return new EcommerceSellerService(scope).payOut(input);
  }
}

const Orders = ConnectionOf(EcommerceOrder);

/** Orders and payouts of a seller. */
@Resolver(() => EcommerceSeller)
export class SellerRecordsResolver {
  @FieldResolver(() => Orders, { description: 'Orders with products of the seller, newest first.' })
  @Related(
    (order, seller) => `exists (select from ecommerce_order_line l where l.company_id = ${order}.company_id and l.order_id = ${order}.id
      and l.seller_id = ${seller}.id)`,
  )
  @Ordered({ orderedOn: 'desc' })
  orders(@Args(() => PageArgs) _page: object): object {
    return compiled();
  }

  @FieldResolver(() => [EcommercePayout], { description: 'Newest first.' })
  @Related((payout, seller) => `${payout}.seller_id = ${seller}.id`)
  @Ordered({ issuedOn: 'desc' })
  payouts(): object[] {
    return compiled();
  }
}
