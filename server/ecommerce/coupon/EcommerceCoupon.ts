import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { couponKinds, type CouponKindName } from './ecommerceCoupon.rules.ts';

export const CouponKind = EnumOf(
  'CouponKind',
  couponKinds,
  'What a coupon takes off: a percentage of the goods, an amount of them, or what the delivery costs.',
);

/** A coupon of the shop, which takes something off the orders that name its code. */
@ObjectType({ implements: Node })
@RecordType(0xf3)
@Searchable()
@Findable({ title: ['code'], subtitle: [] })
@Listed('ecommerceCoupon')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_coupon' })
export class EcommerceCoupon extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  code!: string;

  @Field(() => CouponKind)
  @Enum({ items: () => CouponKind })
  kind!: CouponKindName;

  /** Percent, or an amount with tax. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  startsOn!: string | null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  useLimit!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  customerLimit!: number | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isCombinable: Opt<boolean> = false;

  @Field(() => Int, { description: 'Number of orders that use it; cancelled ones do not.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from ecommerce_coupon_use u where u.company_id = ${companyId} and u.coupon_id = ${id} and not u.is_given_back)`,
  })
  useCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
