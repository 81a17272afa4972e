import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** Tax group of a document: one rate of one category. */
@ObjectType()
@Entity({ abstract: true })
export abstract class TaxGroup extends CompanyRecord {
  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory!: VatCategory;

  /** Percent. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  vatRate!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  base!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;
}
