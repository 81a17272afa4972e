import { FieldResolver, Resolver } from 'type-graphql';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommerceCharge, EcommerceRefund } from './EcommerceCharge.ts';

/** Card payments of an order, and what of them goes back. */
@Resolver(() => EcommerceOrder)
export class OrderPaymentsResolver {
  @FieldResolver(() => [EcommerceCharge], { description: 'One, if the customer chose to pay by card.' })
  @Related((charge, order) => `${charge}.order_id = ${order}.id`)
  charges(): object[] {
    return compiled();
  }

  @FieldResolver(() => [EcommerceRefund], { description: 'Amounts that go back to the card.' })
  @Related(
    (refund, order) =>
      `${refund}.charge_id in (select c.id from ecommerce_charge c where c.company_id = ${order}.company_id and c.order_id = ${order}.id)`,
  )
  cardRefunds(): object[] {
    return compiled();
  }
}
