import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { OfferState } from '../offer/OfferState.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { InventoryService } from '../service/InventoryService.ts';

/** Products and services sold together at a discount (domain §3). Its prices follow its members' prices; past sales keep their figures. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x71)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('package')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_package' })
export class InventoryPackage extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  /** More than 0, at most 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercentage!: string;

  /** The last day on which it can be sold, in the company's time zone. */
  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  expiryDate: string | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => Boolean, { description: "Whether its price includes tax, which it does if any member's price does." })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: bundle => `noria_package_includes_tax(${bundle.id})` })
  priceIncludesTax!: Opt<boolean>;

  @Field(() => DecimalText, { description: 'Sum of the members at their own prices, including tax if `priceIncludesTax`.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: bundle => `noria_package_list(${bundle.id})` })
  listCharges!: Opt<string>;

  @Field(() => DecimalText, {
    description: 'Unit price: the members at their own prices less the discount, including tax if `priceIncludesTax`.',
  })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: bundle => `noria_package_final(${bundle.id}, ${bundle.discountPercentage})`,
  })
  finalCharges!: Opt<string>;

  @Field(() => DecimalText, { nullable: true, description: 'How many can be sold from stock; null if it contains only services.' })
  @Property({ type: 'numeric', persist: false, lazy: true, nullable: true, formula: bundle => `noria_package_available(${bundle.id})` })
  available!: Opt<string> | null;

  @Field(() => OfferState)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: bundle => `case when ${bundle.status} <> 'ACTIVE' then 'INACTIVE' when ${bundle.expiryDate} < noria_today() then 'EXPIRED'
      when not noria_package_is_whole(${bundle.id}) then 'COMPONENT_INACTIVE' else 'SELLABLE' end`,
  })
  state!: Opt<OfferState>;

  @Field(() => [InventoryPackageLine])
  @OneToMany(() => InventoryPackageLine, line => line.package, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<InventoryPackageLine>(this);
}

/** A member of a package: a quantity of a product or service. It shares the package's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x72)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_package_line' })
export class InventoryPackageLine extends CompanyRecord {
  @ManyToOne(() => InventoryPackage, { ref: true })
  package!: Ref<InventoryPackage>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => InventoryProduct, { nullable: true })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  product: Ref<InventoryProduct> | null = null;

  @Field(() => InventoryService, { nullable: true })
  @ManyToOne(() => InventoryService, { ref: true, nullable: true })
  service: Ref<InventoryService> | null = null;

  /** Quantity per package. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;
}
