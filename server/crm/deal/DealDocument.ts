import type { Collection, Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Colleague } from '../../core/colleague/Colleague.ts';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Contact } from '../contact/Contact.ts';
import { Customer } from '../customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';
import type { DealLine } from './DealLine.ts';

/** What orders and quotations share: for whom, and what it comes to. The figures are stored; `documentTotals` makes them. */
@ObjectType()
@Entity({ abstract: true })
export abstract class DealDocument extends CompanyRecord {
  @Field(() => Customer)
  @ManyToOne(() => Customer, { ref: true })
  customer!: Ref<Customer>;

  @Field(() => Contact, { nullable: true })
  @ManyToOne(() => Contact, { ref: true, nullable: true })
  contact: Ref<Contact> | null = null;

  /** Who looks after it. */
  @Field(() => Colleague, { nullable: true })
  @ManyToOne(() => Colleague, { ref: true, nullable: true })
  owner: Ref<Colleague> | null = null;

  /** What it came of. */
  @Field(() => Lead, { nullable: true })
  @ManyToOne(() => Lead, { ref: true, nullable: true })
  lead: Ref<Lead> | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  /** ISO 4217: the company's when it was made. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** On the whole document, after the lines' own: 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent: Opt<string> = '0';

  /** The lines' nets. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  subtotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountTotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  taxTotal!: string;

  /** What is to be paid: subtotal − discount + tax. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;

  abstract lines: Collection<DealLine>;
}
