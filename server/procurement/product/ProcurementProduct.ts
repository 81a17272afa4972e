import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { groupIdsOf, groupTitlesOf } from '../productGroup/groupsOf.ts';
import { ProductGroup } from '../productGroup/ProductGroup.ts';

/** Something that the company buys (spec 2 §3). If it is linked to an inventory product, receipts increase that product's stock. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xb3)
@Searchable()
@Findable({ title: ['name'], subtitle: ['brand'] })
@Listed('procurementProduct')
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'procurement_product' })
export class ProcurementProduct extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  brand!: string | null;

  @Field(() => InventoryProduct, { nullable: true })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  inventoryProduct: Ref<InventoryProduct> | null = null;

  @Field(() => [ID], { description: 'Product groups that it belongs to.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: product => groupIdsOf('procurement_product', product),
  })
  productGroupIds!: Opt<string[]>;

  @Field(() => String, { description: 'Titles of the product groups, separated by commas.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: product => groupTitlesOf('procurement_product', product),
  })
  productGroupTitles!: Opt<string>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @OneToMany(() => ProcurementProductGroup, group => group.procurementProduct, { orderBy: { position: 'asc' }, orphanRemoval: true })
  productGroups = new Collection<ProcurementProductGroup>(this);
}

/** A product group of a product. It shares the product's file because the two classes refer to each other. */
@RecordType(0xb4)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'procurement_product_group' })
export class ProcurementProductGroup extends CompanyRecord {
  @ManyToOne(() => ProcurementProduct, { ref: true })
  procurementProduct!: Ref<ProcurementProduct>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => ProductGroup, { ref: true })
  productGroup!: Ref<ProductGroup>;
}
