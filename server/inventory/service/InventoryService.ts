import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
import { priceWithTax, priceWithoutTax } from '../product/priceFormulas.ts';
import { serviceTypes } from './serviceTypes.rules.ts';

export const ServiceType = EnumOf('ServiceType', serviceTypes, 'FIXED is charged once; the others per unit of time.');
export type ServiceType = (typeof serviceTypes)[number];

/** A service, charged once or per unit of time; it takes nothing from stock (domain §3). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x70)
@Searchable()
@Findable({ title: ['title'], subtitle: ['description'] })
@Listed('service')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_service' })
export class InventoryService extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => ServiceType)
  @Enum({ items: () => ServiceType })
  serviceType!: ServiceType;

  /** Per unit, in the company's currency, as entered. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  charges!: string;

  @Field(() => Boolean, { description: 'Whether the price was entered with tax.' })
  @Property({ type: 'boolean' })
  priceIncludesTax!: Opt<boolean>;

  @Field(() => DecimalText, { description: "Unit price with tax, at today's rate." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: service => priceWithTax(service, service.charges) })
  priceWithTax!: Opt<string>;

  @Field(() => DecimalText, { description: "Unit price without tax, at today's rate." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: service => priceWithoutTax(service, service.charges) })
  priceWithoutTax!: Opt<string>;

  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory: Opt<VatCategory> = VatCategory.STANDARD_RATED;

  /** An inactive service stays on existing documents and cannot be added to new ones (domain §9). */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
