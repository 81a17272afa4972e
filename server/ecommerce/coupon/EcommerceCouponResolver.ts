import { FieldResolver, Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommerceCoupon } from './EcommerceCoupon.ts';
import { EcommerceCouponService } from './EcommerceCouponService.ts';
import { EcommerceCouponUse } from './EcommerceCouponUse.ts';

@Resolver()
export class EcommerceCouponResolver extends CrudResolver({
  Entity: EcommerceCoupon,
  plural: 'ecommerceCoupons',
  Service: EcommerceCouponService,
  filter: ['code', 'kind', 'startsOn', 'endsOn', 'useCount', 'isCombinable', 'status', 'updatedAt'],
}) {}

/** Coupons of an order. */
@Resolver(() => EcommerceOrder)
export class OrderCouponsResolver {
  @FieldResolver(() => [EcommerceCouponUse])
  @Related((use, order) => `${use}.order_id = ${order}.id`)
  coupons(): object[] {
    return compiled();
  }
}
