import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';
import { ofParties, partyColumn, partyName, partyOf } from '../party/partyColumns.ts';
import { Allocation } from '../payment/Payment.ts';
import { PaymentMethod } from '../payment/PaymentMethod.ts';

export const depositCode = 0x59;
export const depositRefundCode = 0x5a;

/** SQL columns of a deposit's row. */
interface Columns {
  companyId: string;
  postedPartyId: string;
}

/** An advance payment of a customer, on the account CUSTOMER_ADVANCES until it is applied or refunded (modules.md, L4). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(depositCode)
@Listed('deposit')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'deposit', readonly: true })
export class Deposit extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  /** The customer named when it was received. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'party_id' })
  postedPartyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The current customer, after merges; null until one is assigned.' })
  @Matched((deposit, ids) => ofParties(`${deposit}.party_id`, ids))
  @Property({ type: 'uuid', nullable: true, persist: false, lazy: true, formula: deposit => partyOf(deposit) })
  customerId!: string | null;

  /** Name of the customer, or of the client where no customer is assigned. */
  @Field(() => String)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: deposit => `coalesce(${deposit.givenClient}, ${partyName(deposit as Columns)})`,
  })
  client!: string;

  @Property({ type: 'text', nullable: true, fieldName: 'client' })
  givenClient!: string | null;

  @Property({ type: 'text', persist: false, lazy: true, formula: deposit => partyColumn(deposit, 'email') })
  partyEmail!: string | null;

  @Property({ type: 'text', persist: false, lazy: true, formula: deposit => partyColumn(deposit, 'language') })
  partyLanguage!: Uppercase<Language> | null;

  @Field(() => PaymentMethod)
  @Enum({ items: () => PaymentMethod })
  method!: PaymentMethod;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DecimalText, { description: 'The part that settled documents.' })
  @Property({ type: 'numeric' })
  applied!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  refunded!: string;

  @Field(() => DecimalText, { description: 'The part neither applied nor refunded.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: deposit => `${deposit.amount} - ${deposit.applied} - ${deposit.refunded}`,
  })
  open!: string;

  @Field(() => DecimalText, {
    nullable: true,
    description: "Of a deposit in another currency, what came in or was booked in the company's.",
  })
  @Property({ type: 'numeric', nullable: true, fieldName: 'home_amount' })
  movedAmount!: string | null;

  @Field(() => DecimalText, { nullable: true, description: "What a unit of another currency was worth in the company's." })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  receivedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reference!: string | null;

  @Field(() => BankAccount, { nullable: true, description: 'The bank or cash account it went through, if one was named.' })
  @ManyToOne(() => BankAccount, { ref: true, nullable: true })
  bankAccount!: Ref<BankAccount> | null;

  @Field(() => JournalEntry)
  @ManyToOne(() => JournalEntry, { ref: true })
  entry!: Ref<JournalEntry>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;

  /** Always 1: a deposit never changes. */
  @Field(() => Int)
  @Property({ type: 'integer', persist: false, formula: () => '1' })
  version!: number;

  @Field(() => [Allocation], { description: 'What it settles; taking it back adds the negative amount.' })
  @Related((allocation, deposit) => `${allocation}.deposit_id = ${deposit}.id`)
  allocations!: Allocation[];

  @Field(() => [DepositRefund])
  @Related((refund, deposit) => `${refund}.deposit_id = ${deposit}.id`)
  refunds!: DepositRefund[];
}

/** A part of a deposit paid back to the customer. */
@ObjectType({ implements: Node })
@RecordType(depositRefundCode)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'deposit_refund', readonly: true })
export class DepositRefund extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => PaymentMethod)
  @Enum({ items: () => PaymentMethod })
  method!: PaymentMethod;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DecimalText, { nullable: true, description: "Of a deposit in another currency, what went out in the company's." })
  @Property({ type: 'numeric', nullable: true, fieldName: 'home_amount' })
  movedAmount!: string | null;

  @Field(() => BankAccount, { nullable: true, description: 'The bank or cash account it went through, if one was named.' })
  @ManyToOne(() => BankAccount, { ref: true, nullable: true })
  bankAccount!: Ref<BankAccount> | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  refundedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reference!: string | null;
}
