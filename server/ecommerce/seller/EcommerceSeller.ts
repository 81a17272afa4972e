import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Vendor } from '../../procurement/vendor/Vendor.ts';
import { commissionOf, ordersOf, owedTo, paidOutTo, salesOf } from './sellerFigures.ts';

/** A seller whose products the shop sells for a commission (modules.md, Ecommerce). Products without one are the company's own. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xf0)
@Searchable()
@Findable({ title: ['name'], subtitle: ['contact', 'city'] })
@Listed('ecommerceSeller')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_seller' })
export class EcommerceSeller extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  contact!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  city!: string;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String)
  @Property({ type: 'text' })
  country!: string;

  /** 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  commissionPercent!: string;

  @Field(() => Vendor, { nullable: true })
  @ManyToOne(() => Vendor, { ref: true, nullable: true })
  vendor: Ref<Vendor> | null = null;

  @Field(() => Int, { description: 'Number of products.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from ecommerce_product p where p.company_id = ${companyId} and p.seller_id = ${id} and p.deleted_at is null)`,
  })
  productCount!: Opt<number>;

  @Field(() => Int, { description: 'Number of orders that were not cancelled.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: seller => ordersOf(seller) })
  orderCount!: Opt<number>;

  @Field(() => DecimalText, { description: 'Delivered, less returns, without tax.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: seller => salesOf(seller) })
  sales!: Opt<string>;

  @Field(() => DecimalText, { description: 'What the company keeps of the sales.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: seller => commissionOf(seller) })
  commission!: Opt<string>;

  @Field(() => DecimalText, { description: 'Sum of the payouts.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: seller => paidOutTo(seller) })
  paidOut!: Opt<string>;

  @Field(() => DecimalText, { description: 'Sales less commission and payouts; negative if goods came back after their payout.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: seller => owedTo(seller) })
  owed!: Opt<string>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
