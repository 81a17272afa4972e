import type { EntityClass, Opt, Ref } from '@mikro-orm/core';
import type { ClassType } from 'type-graphql';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { classOf, RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import type { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Account } from '../../ledger/account/Account.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { OpeningBalance } from './OpeningBalance.ts';
import { openingStates } from './openingLine.rules.ts';

/** A vendor. Procurement builds on finance, so that its class is known by its records' byte alone, as the ledger knows parties. */
type OpeningVendor = CompanyRecord & { name: string; status: ActiveStatus };
export const vendorClass = () => classOf(0xb1) as EntityClass<OpeningVendor> & ClassType<OpeningVendor>;

const OpeningState = EnumOf(
  'OpeningState',
  openingStates,
  'DRAFT: can be changed, not yet in the ledger; UNDONE: was posted and taken back.',
);

/** A balance brought over from earlier books: of an account, or of a document that a customer or a vendor has left open. */
@ObjectType({ implements: Node })
@RecordType(0x21)
@Searchable()
@Listed('openingLine')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'opening_line' })
export class OpeningLine extends CompanyRecord {
  @Field(() => Account, { nullable: true })
  @ManyToOne(() => Account, { ref: true, nullable: true })
  account: Ref<Account> | null = null;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer: Ref<Customer> | null = null;

  @Field(() => vendorClass(), { nullable: true })
  @ManyToOne(vendorClass, { ref: true, nullable: true })
  vendor: Ref<OpeningVendor> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  issuedOn: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  debit: Opt<string> = '0';

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  credit: Opt<string> = '0';

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  foreignAmount: string | null = null;

  @Field(() => OpeningState)
  @Enum({ items: openingStates })
  state: Opt<(typeof openingStates)[number]> = 'DRAFT';

  /** With which others it was posted. */
  @Field(() => OpeningBalance, { nullable: true })
  @ManyToOne(() => OpeningBalance, { ref: true, nullable: true })
  opening: Ref<OpeningBalance> | null = null;
}
