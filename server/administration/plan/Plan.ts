import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** What a company pays for and how far it may go (spec 1 §9, domain §9). A limit of null is none. */
@ObjectType({ implements: Node })
@RecordType(0x02)
@Allow('PUBLIC')
@Entity({ tableName: 'plan', readonly: true })
export class Plan extends Node {
  /** START_UP, PROFESSIONAL, PREMIUM, or the unlisted UNLIMITED. */
  @Field(() => String)
  @Property({ type: 'text' })
  code!: string;

  /** US dollars a month, billed monthly. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  monthlyPrice!: string;

  /** US dollars a month, billed yearly. */
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

  /** Whether every user of a company on this plan has to have a second factor. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  requiresSecondFactor!: boolean;

  /** Whether the landing page offers it; the unlisted one is given by SUPER_ADMIN. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  listed!: boolean;

  @Field(() => Int)
  @Property({ type: 'integer' })
  rank!: number;
}
