import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** Prices and limits of a subscription (spec 1 §9, domain §9). A null limit means unlimited. */
@ObjectType({ implements: Node })
@RecordType(0x02)
@Allow('PUBLIC')
@Entity({ tableName: 'plan', readonly: true })
export class Plan extends Node {
  /** START_UP, PROFESSIONAL, PREMIUM, or the unlisted UNLIMITED. */
  @Field(() => String)
  @Property({ type: 'text' })
  code!: string;

  /** US dollars per month, billed monthly. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  monthlyPrice!: string;

  /** US dollars per month, billed yearly. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  yearlyPrice!: string;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  moduleLimit!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  userLimit!: number | null;

  /** Bytes. */
  @Field(() => Number, { nullable: true })
  @Property({ type: 'bigint', nullable: true })
  storageLimit!: number | null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  dashboardLimit!: number | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  advancedSecurity!: boolean;

  /** Whether every user of a company on this plan must have a second factor. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  requiresSecondFactor!: boolean;

  /** Whether the landing page offers it; SUPER_ADMIN assigns the unlisted one. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  listed!: boolean;

  @Field(() => Int)
  @Property({ type: 'integer' })
  rank!: number;
}
