import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { disputeOf } from '../reminder/dispute.ts';
import { ofParties, partyName } from '../party/partyColumns.ts';
import type { Control as ControlName } from './registerOpenItem.ts';

export enum Control {
  RECEIVABLE = 'RECEIVABLE',
  PAYABLE = 'PAYABLE',
}
registerEnumType(Control, {
  name: 'Control',
  description: 'The control account: what others owe the company, or what the company owes others.',
});
Control satisfies Record<ControlName, string>;

export enum PaymentStatus {
  UNPAID = 'UNPAID',
  PARTIALLY_PAID = 'PARTIALLY_PAID',
  FULLY_PAID = 'FULLY_PAID',
  WRITTEN_OFF = 'WRITTEN_OFF',
  CANCELLED = 'CANCELLED',
}
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Payment status, derived from the balance of a document; never stored. WRITTEN_OFF is settled, but not all of it was paid.',
});

const AgeingBucket = EnumOf(
  'AgeingBucket',
  ['NOT_DUE', 'DAYS_1_TO_30', 'DAYS_31_TO_60', 'DAYS_61_TO_90', 'OVER_90_DAYS'] as const,
  'Days past the due date, as in the ageing report.',
);

/** The amount owed on a document and its open balance, read from the view `open_item_balance` (domain §1, balance and status). */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'open_item_balance', readonly: true })
export class OpenItem {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, formula: item => item.id })
  documentId!: string;

  /** INVENTORY_INVOICE, SALES_INVOICE, CREDIT_NOTE, … */
  @Field(() => String)
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => Control)
  @Enum({ items: () => Control })
  direction!: Control;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number!: string | null;

  /** The party named when the document was issued. */
  @Property({ type: 'uuid', nullable: true })
  postedPartyId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The current party: if the customer named on issue was merged, the one it was merged into.',
  })
  @Matched((item, ids) => ofParties(`${item}.posted_party_id`, ids))
  @Property({ type: 'uuid', nullable: true })
  partyId!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', persist: false, lazy: true, formula: item => partyName(item) })
  partyName!: string | null;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  issuedOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  /** Negative for a credit note. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  paid!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  credited!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  balance!: string;

  @Field(() => DecimalText, { nullable: true, description: "The rate it was booked at; null in the company's currency." })
  @Property({ type: 'numeric', nullable: true })
  exchangeRate!: string | null;

  @Field(() => DecimalText, { description: "In the company's currency, as booked." })
  @Property({ type: 'numeric' })
  homeTotal!: string;

  @Field(() => DecimalText, { description: 'What is left of `homeTotal`.' })
  @Property({ type: 'numeric' })
  homeBalance!: string;

  @Field(() => PaymentStatus)
  @Enum({ items: () => PaymentStatus })
  status!: PaymentStatus;

  /** By how many days the due date has passed in the company's time zone; for a settled document too. */
  @Field(() => AgeingBucket)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: item => `(select case when late <= 0 then 'NOT_DUE' when late <= 30 then 'DAYS_1_TO_30' when late <= 60 then 'DAYS_31_TO_60'
        when late <= 90 then 'DAYS_61_TO_90' else 'OVER_90_DAYS' end
      from (select (now() at time zone c.time_zone)::date - ${item.dueOn} as late from company c where c.id = ${item.companyId}) d)`,
  })
  bucket!: keyof typeof AgeingBucket;

  @Field(() => String, { nullable: true, description: 'Why the customer disputes it, if they do: then nobody reminds them of it.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: item => disputeOf(item) })
  dispute!: string | null;

  /** Whether something is still open of it. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  /** Whether a balance is still open after the due date. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isOverdue!: boolean;
}
