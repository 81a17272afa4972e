import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Related } from '../../core/graphql/related.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';
import { Control } from '../openItem/OpenItem.ts';
import { ofParties, partyColumn, partyName, partyOf } from '../party/partyColumns.ts';
import { settledNumberOf, unallocatedOf } from './paymentFormulas.ts';
import { PaymentMoney } from './PaymentMoney.ts';
import { PaymentDirection, PaymentMethod } from './PaymentMethod.ts';

/** A payment received or made (domain §1, payments): `recordPayment` writes it; afterwards only allocations and a reversal affect it. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x56)
@Listed('payment')
@Shared({ owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.INVENTORY, Permission.CRM] })
@Entity({ tableName: 'payment', readonly: true })
export class Payment extends PaymentMoney {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => PaymentDirection)
  @Enum({ items: () => PaymentDirection })
  direction!: PaymentDirection;

  @Field(() => Control)
  @Enum({ items: () => Control })
  control!: Control;

  @Field(() => PaymentMethod)
  @Enum({ items: () => PaymentMethod })
  method!: PaymentMethod;

  /** The party named when the payment was recorded. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'party_id' })
  postedPartyId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The current party: if the customer named on recording was merged, the one it was merged into.',
  })
  @Matched((payment, ids) => ofParties(`${payment}.party_id`, ids))
  @Property({ type: 'uuid', nullable: true, persist: false, lazy: true, formula: payment => partyOf(payment) })
  partyId!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', persist: false, lazy: true, formula: payment => partyName(payment) })
  partyName!: string | null;

  /** Address and language of the party's receipts. */
  @Property({ type: 'text', persist: false, lazy: true, formula: payment => partyColumn(payment, 'email') })
  partyEmail!: string | null;

  @Property({ type: 'text', persist: false, lazy: true, formula: payment => partyColumn(payment, 'language') })
  partyLanguage!: Uppercase<Language> | null;

  @Field(() => DecimalText, { description: 'The part not yet allocated; zero once the payment is reversed.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: payment => unallocatedOf(payment) })
  unallocated!: string;

  /** A day in the company's time zone. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  paidOn!: string;

  /** Reference of the bank or the payer. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reference!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The till session whose drawer the money went through; null if the payment is part of a sale.',
  })
  @Property({ type: 'uuid', nullable: true })
  tillSessionId!: string | null;

  @Field(() => BankAccount, { nullable: true, description: 'The bank or cash account it went through, if one was named.' })
  @ManyToOne(() => BankAccount, { ref: true, nullable: true })
  bankAccount!: Ref<BankAccount> | null;

  @Field(() => JournalEntry, { nullable: true })
  @ManyToOne(() => JournalEntry, { ref: true, nullable: true })
  entry!: Ref<JournalEntry> | null;

  @Field(() => Payment, { nullable: true })
  @ManyToOne(() => Payment, { ref: true, nullable: true })
  reverses!: Ref<Payment> | null;

  /** The payment that reverses this one, if any. */
  @Field(() => [Payment])
  @OneToMany(() => Payment, payment => payment.reverses)
  reversals = new Collection<Payment>(this);

  @Field(() => String, { nullable: true, description: 'Why the payment that this one reverses was reversed.' })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  /** Always 1: a payment never changes. */
  @Field(() => Int)
  @Property({ type: 'integer', persist: false, formula: () => '1' })
  version!: number;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isReversed!: boolean;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;

  @Field(() => [Allocation])
  @OneToMany(() => Allocation, allocation => allocation.payment, { orderBy: { id: 'asc' } })
  allocations = new Collection<Allocation>(this);

  @Field(() => [Allocation], { description: 'What it refunds, if it is a refund of earlier payments.' })
  @Related((allocation, payment) => `${allocation}.refund_id = ${payment}.id`)
  refunded!: Allocation[];
}

/**
 * The part of a payment, credit note or deposit that settles a document. It shares the payment's file because the two classes refer to each other.
 */
@ObjectType({ implements: Node })
@RecordType(0x57)
@Shared({ owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.INVENTORY, Permission.CRM] })
@Entity({ tableName: 'allocation', readonly: true })
export class Allocation extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => Payment, { nullable: true })
  @ManyToOne(() => Payment, { ref: true, nullable: true })
  payment!: Ref<Payment> | null;

  /** The deposit it is taken from, if it is. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  depositId!: string | null;

  /** The credit note it is taken from, if it is. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  creditId!: string | null;

  @Field(() => ID, { description: 'The settled document, or the payment that refunds this one.' })
  @Property({ type: 'uuid', persist: false, lazy: true, formula: share => `coalesce(${share.openItemId}, ${share.refundId})` })
  documentId!: string;

  @Field(() => String, { nullable: true, description: 'Number of the settled document or refund.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: share => settledNumberOf(share) })
  documentNumber!: string | null;

  @Property({ type: 'uuid', nullable: true })
  openItemId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  refundId!: string | null;

  /** In the document's sign, positive for a refund; the opposite sign if it reverses another allocation. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DecimalText, {
    nullable: true,
    description:
      "In another currency, the realised exchange difference in the company's: more than 0 if more came in, or went out, than was booked.",
  })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: share => `(${share.homeSource} - ${share.homeAmount})` })
  exchangeDifference!: string | null;

  @Property({ type: 'numeric', nullable: true })
  homeAmount!: string | null;

  @Property({ type: 'numeric', nullable: true })
  homeSource!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  allocatedOn!: string;
}
