import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { RatedDocument } from '../../finance/invoice/RatedDocument.ts';
import { homeTotalOf } from './purchaseOrderFormulas.ts';

/** A document that orders from a vendor in the currency of their prices. */
@ObjectType()
@Entity({ abstract: true })
export abstract class ForeignOrder extends RatedDocument {
  @Field(() => DecimalText, {
    nullable: true,
    description: "Its total in the company's currency; a draft's at the rate of today, unless it wishes for another. Null without a rate.",
  })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: order => homeTotalOf(order) })
  homeTotal!: Opt<string> | null;
}
