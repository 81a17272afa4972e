import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { AssignedDocument } from './AssignedDocument.ts';

/** A document that may be in another currency than the company's. */
@ObjectType()
@Entity({ abstract: true })
export abstract class RatedDocument extends AssignedDocument {
  @Field(() => DecimalText, {
    nullable: true,
    description:
      "Units of the company's currency for one of its own, frozen on issue; null in the company's. In a draft, the rate wished for.",
  })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate: string | null = null;
}
