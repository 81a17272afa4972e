import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** How a document was settled in the moment it was made; what was given back is below zero. */
@ObjectType()
@Entity({ abstract: true })
export abstract class SettledDocument extends CompanyRecord {
  @Field(() => DecimalText, { description: 'What of the total was paid in cash; with card, bank and credit, the total.' })
  @Property({ type: 'numeric' })
  cash!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  card!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  bank!: string;

  @Field(() => DecimalText, {
    description: "Paid by the customer's credit; of what is credited, what was not given back but settles the sale or is credit.",
  })
  @Property({ type: 'numeric' })
  credit!: string;

  /** The cash that was handed over. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  tendered!: string | null;

  @Field(() => DecimalText, { nullable: true, description: 'Tendered less what was due in cash.' })
  @Property({ type: 'numeric', nullable: true })
  change!: string | null;
}
