import { ServiceOf } from '../../core/record/EntityService.ts';
import { EcommerceCoupon } from './EcommerceCoupon.ts';
import { ecommerceCouponRules } from './ecommerceCoupon.rules.ts';

/** The shop's coupons. What is changed about one holds for orders placed from then on. */
export class EcommerceCouponService extends ServiceOf(EcommerceCoupon, ecommerceCouponRules) {}
