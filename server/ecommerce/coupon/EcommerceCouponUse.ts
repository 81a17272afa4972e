import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { CouponKind, EcommerceCoupon } from './EcommerceCoupon.ts';
import type { CouponKindName } from './ecommerceCoupon.rules.ts';

/** A coupon on an order, as it was when the order was placed. */
@ObjectType({ implements: Node })
@RecordType(0xf4)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_coupon_use' })
export class EcommerceCouponUse extends CompanyRecord {
  @Field(() => EcommerceCoupon)
  @ManyToOne(() => EcommerceCoupon, { ref: true })
  coupon!: Ref<EcommerceCoupon>;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  code!: string;

  @Field(() => CouponKind)
  @Enum({ items: () => CouponKind })
  kind!: CouponKindName;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;

  /** Whether the order was cancelled, and another may use the coupon instead. */
  @Property({ type: 'boolean' })
  isGivenBack: Opt<boolean> = false;
}
