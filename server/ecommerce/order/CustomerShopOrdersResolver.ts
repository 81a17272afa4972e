import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { EcommerceOrder } from './EcommerceOrder.ts';

const Orders = ConnectionOf(EcommerceOrder);

@Resolver(() => Customer)
export class CustomerShopOrdersResolver {
  @FieldResolver(() => Orders, {
    nullable: true,
    description: 'Orders in the shop of buyers who are this customer, newest first; for users of the shop alone.',
  })
  @Related(
    (order, customer) =>
      `${order}.customer_id in (select b.id from ecommerce_customer b where b.company_id = ${customer}.company_id and b.party_id = ${customer}.id)`,
  )
  @Ordered({ createdAt: 'desc' })
  shopOrders(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
