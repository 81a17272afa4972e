import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { AssignedDocument } from '../../finance/invoice/AssignedDocument.ts';
import { homeTotalOf } from './purchaseOrderFormulas.ts';

/** A document that orders from a vendor in the currency of their prices. */
@ObjectType()
@Entity({ abstract: true })
export abstract class ForeignOrder extends AssignedDocument {
  @Field(() => DecimalText, {
    nullable: true,
    description:
      "Units of the company's currency for one of its own, frozen on issue; null in the company's. In a draft, the rate wished for.",
  })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate: string | null = null;

  @Field(() => DecimalText, {
    nullable: true,
    description: "Its total in the company's currency; a draft's at the rate of today, unless it wishes for another. Null without a rate.",
  })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: order => homeTotalOf(order) })
  homeTotal!: Opt<string> | null;
}
