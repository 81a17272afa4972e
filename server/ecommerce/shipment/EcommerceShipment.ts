import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { EcommerceOrder, EcommerceOrderLine } from '../order/EcommerceOrder.ts';

/** A parcel of an order: pieces that left together. Stock and sale are posted once the whole order is delivered. */
@ObjectType({ implements: Node })
@RecordType(0xa6)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_shipment' })
export class EcommerceShipment extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => EcommerceOrder)
  @ManyToOne(() => EcommerceOrder, { ref: true })
  order!: Ref<EcommerceOrder>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  shippedOn!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  deliveredOn: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's number of the parcel." })
  @Property({ type: 'text', nullable: true })
  trackingNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's page that follows the parcel." })
  @Property({ type: 'text', nullable: true })
  trackingUrl!: string | null;

  @Field(() => [EcommerceShipmentLine])
  @OneToMany(() => EcommerceShipmentLine, line => line.shipment, { orderBy: { position: 'asc' } })
  lines = new Collection<EcommerceShipmentLine>(this);
}

/** Pieces of a line of an order in a parcel. It shares the parcel's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xa7)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_shipment_line' })
export class EcommerceShipmentLine extends CompanyRecord {
  @ManyToOne(() => EcommerceShipment, { ref: true })
  shipment!: Ref<EcommerceShipment>;

  @Field(() => EcommerceOrderLine)
  @ManyToOne(() => EcommerceOrderLine, { ref: true })
  orderLine!: Ref<EcommerceOrderLine>;

  @Property({ type: 'integer' })
  position!: Opt<number>;

  @Field(() => Int)
  @Property({ type: 'integer' })
  quantity!: number;
}
