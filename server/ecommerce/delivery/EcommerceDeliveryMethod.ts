import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';

/** A way of delivering orders of the shop: to some countries, for some amounts and weights, at a price. */
@ObjectType({ implements: Node })
@RecordType(0xa3)
@Searchable()
@Findable({ title: ['title'], subtitle: ['description'] })
@Listed('ecommerceDeliveryMethod')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_delivery_method' })
export class EcommerceDeliveryMethod extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => [String])
  @Property({ type: 'text', array: true })
  countries: Opt<string[]> = [];

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  price!: string;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  freeFrom!: string | null;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  amountFrom!: string | null;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  amountBelow!: string | null;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  weightFrom!: string | null;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  weightBelow!: string | null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
