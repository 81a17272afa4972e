import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import type { DocumentDiscount } from '../../core/money/documentTotals.ts';
import { EcommerceCouponUse } from './EcommerceCouponUse.ts';
import type { CouponKindName } from './ecommerceCoupon.rules.ts';

/** A coupon that an order may use. */
export interface TakenCoupon {
  id: string;
  code: string;
  kind: CouponKindName;
  value: string;
}

interface Known extends TakenCoupon {
  isCurrent: boolean;
  isCombinable: boolean;
  isUsedUp: boolean;
  isUsedByCustomer: boolean;
}

type Effect = Pick<TakenCoupon, 'kind' | 'value'>;

/** What coupons take off the goods of an order, one after another. */
export const discountsOf = (coupons: Effect[]): DocumentDiscount[] =>
  coupons.flatMap(({ kind, value }): DocumentDiscount[] => {
    if (kind === 'FREE_DELIVERY') return [];
    return [kind === 'PERCENT' ? { percent: value } : { amount: value }];
  });

/** Whether one of the coupons pays for the delivery. */
export const isDeliveryFree = (coupons: Effect[]) => coupons.some(({ kind }) => kind === 'FREE_DELIVERY');

/**
 * Reads the coupons of these codes for an order of a customer, in the order of the codes. With `holds`, their rows stay locked until the
 * transaction ends, so that of many orders only as many use a coupon as may.
 * @throws InvalidInput `couponCodes.N` couponUnknown, couponUsedUp, couponUsedByCustomer, couponNotCombinable.
 */
export async function readCoupons(
  em: EntityManager,
  codes: string[],
  { customerId = null, holds }: { customerId?: string | null; holds?: boolean } = {},
): Promise<TakenCoupon[]> {
  if (!codes.length) return [];
  if (holds)
    await em.execute(
      'select from ecommerce_coupon where company_id = noria_company() and code = any (?) and deleted_at is null order by id for no key update',
      [`{${codes.map(code => JSON.stringify(code)).join()}}`],
    );
  const uses = (where: string) =>
    `(select count(*) from ecommerce_coupon_use u where u.company_id = c.company_id and u.coupon_id = c.id and not u.is_given_back ${where})`;
  const rows = await em.execute<Known[]>(
    `select c.id, c.code, c.kind, trim_scale(c.value)::text as value, c.is_combinable as "isCombinable",
       c.status = 'ACTIVE' and coalesce(c.starts_on <= noria_today(), true) and coalesce(c.ends_on >= noria_today(), true) as "isCurrent",
       coalesce(${uses('')} >= c.use_limit, false) as "isUsedUp",
       coalesce(${uses(`and exists (select from ecommerce_order o where o.company_id = u.company_id and o.id = u.order_id and o.customer_id = ?)`)}
         >= c.customer_limit, false) as "isUsedByCustomer"
     from ecommerce_coupon c where c.company_id = noria_company() and c.code = any (?) and c.deleted_at is null`,
    [customerId, `{${codes.map(code => JSON.stringify(code)).join()}}`],
  );
  const known = new Map(rows.map(row => [row.code, row]));
  // A code that does not count anyway keeps no other from counting.
  const refusals = codes.map(code => refusalOf(known.get(code)));
  const isCombined = refusals.filter(refusal => !refusal).length > 1;
  const issues = codes.flatMap((code, index): Issue[] => {
    const refusal = refusals[index] ?? (isCombined && !known.get(code)?.isCombinable ? 'couponNotCombinable' : undefined);
    return refusal ? [{ field: `couponCodes.${index}`, code: refusal, params: { coupon: code } }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return codes.map(code => known.get(code)!).map(({ id, code, kind, value }) => ({ id, code, kind, value }));
}

function refusalOf(coupon: Known | undefined): string | undefined {
  if (!coupon?.isCurrent) return 'couponUnknown';
  if (coupon.isUsedUp) return 'couponUsedUp';
  return coupon.isUsedByCustomer ? 'couponUsedByCustomer' : undefined;
}

/** Records that an order uses coupons, which `readCoupons` holds. */
export async function recordCoupons(em: EntityManager, orderId: string, coupons: TakenCoupon[]): Promise<void> {
  if (!coupons.length) return;
  const rows = coupons.map(({ id, code, kind, value }) => ({ coupon: id, orderId, code, kind, value }));
  await insertRecords(em, EcommerceCouponUse, rows);
}

/** The coupons that an order was placed with. */
export const couponsOf = (em: EntityManager, orderId: string): Promise<TakenCoupon[]> =>
  em.execute(
    `select coupon_id as id, code, kind, trim_scale(value)::text as value from ecommerce_coupon_use
     where company_id = noria_company() and order_id = ? order by id`,
    [orderId],
  );

/** Lets other orders use the coupons of one that was cancelled. */
export const giveBackCoupons = (em: EntityManager, orderId: string): Promise<unknown> =>
  em.execute(
    'update ecommerce_coupon_use set is_given_back = true where company_id = noria_company() and order_id = ? and not is_given_back',
    [orderId],
  );
