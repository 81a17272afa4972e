import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { EcommerceCustomer } from '../customer/EcommerceCustomer.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';

/** What a customer says about a product (spec 2 §3): one review a customer and product. */
@ObjectType({ implements: Node })
@RecordType(0xed)
@Searchable()
@Listed('ecommerceReview')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_review' })
export class EcommerceReview extends CompanyRecord {
  @Field(() => EcommerceProduct)
  @ManyToOne(() => EcommerceProduct, { ref: true })
  product!: Ref<EcommerceProduct>;

  @Field(() => EcommerceCustomer, { nullable: true })
  @ManyToOne(() => EcommerceCustomer, { ref: true, nullable: true })
  customer: Ref<EcommerceCustomer> | null = null;

  /** 1 to 10. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  rating!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether the customer bought the product: an order of theirs with it was delivered.' })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: ({ companyId, customer, product }) =>
      `exists (select from ecommerce_order o join ecommerce_order_line l on l.company_id = o.company_id and l.order_id = o.id
        where o.company_id = ${companyId} and o.customer_id = ${customer} and l.product_id = ${product} and o.status in ('DELIVERED', 'COMPLETED', 'RETURN'))`,
  })
  isVerified!: Opt<boolean>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  answer!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  answeredAt: Date | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isHidden: Opt<boolean> = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  hiddenReason!: string | null;
}
