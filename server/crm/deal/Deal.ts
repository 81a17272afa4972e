import type { Collection, Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, InterfaceType } from 'type-graphql';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { DealLine } from './DealLine.ts';

/** Base of leads, orders and quotations: parties, description, pricing and owner. */
@InterfaceType({ implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
@Entity({ abstract: true })
export abstract class Deal extends CompanyRecord {
  @Field(() => Customer)
  @ManyToOne(() => Customer, { ref: true })
  customer!: Ref<Customer>;

  @Field(() => Contact, { nullable: true })
  @ManyToOne(() => Contact, { ref: true, nullable: true })
  contact: Ref<Contact> | null = null;

  /** User responsible for it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  @Field(() => String, { description: 'Visible to company users only.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether the line prices include tax.' })
  @Property({ type: 'boolean' })
  pricesIncludeTax!: Opt<boolean>;

  @Field(() => VatMode, { description: "The company's setting at creation." })
  @Enum({ items: () => VatMode })
  vatMode!: Opt<VatMode>;

  @Field(() => [DealLine])
  lines!: Collection<DealLine>;
}
