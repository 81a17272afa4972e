import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { DiscussedRecord } from '../../core/record/DiscussedRecord.ts';

export enum VatCategory {
  STANDARD_RATED = 'STANDARD_RATED',
  ZERO_RATED = 'ZERO_RATED',
}
registerEnumType(VatCategory, { name: 'VatCategory', description: "At the company's tax rate, or at none." });

/** What is sold (spec 2 §3). Whoever sells it may keep it: inventory, and CRM. */
@ObjectType({ implements: [Node, DiscussedRecord] })
@RecordType(0x40)
@Searchable()
@Findable({ title: ['name'], subtitle: ['code'] })
@Allow(Permission.INVENTORY, Permission.CRM)
@Entity({ tableName: 'inventory_product' })
export class InventoryProduct extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** The company's own word for it, unique in the company. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  code!: string | null;

  /** For one, in the company's currency, without tax. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  salePrice!: string;

  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory: Opt<VatCategory> = VatCategory.STANDARD_RATED;

  /** An inactive one stays on old documents and cannot be put on a new one (domain §9). */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
