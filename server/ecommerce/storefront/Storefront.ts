import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';

/** The public shop of a company, of which it has one at most. */
@ObjectType({ implements: Node })
@RecordType(0xf2)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'storefront' })
export class Storefront extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  address!: string;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  intro!: string | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  takesCash!: boolean;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  takesTransfer!: boolean;

  @Field(() => Boolean, { description: 'Counts only where the operator has set up a provider of card payments.' })
  @Property({ type: 'boolean' })
  takesCard: Opt<boolean> = false;

  @Field(() => Int)
  @Property({ type: 'integer' })
  returnDays: Opt<number> = 14;

  @Field(() => Boolean, { description: 'Whether customers who agree are reminded, once, of a cart that they left.' })
  @Property({ type: 'boolean' })
  remindsOfCarts: Opt<boolean> = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  transferDetails!: string | null;
}
