import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Account } from '../account/Account.ts';
import { CostCenter } from '../costCenter/CostCenter.ts';
import { partyName, partyOf } from '../party/partyColumns.ts';
import type { JournalName } from './journals.ts';

export enum Journal {
  SALES = 'SALES',
  PURCHASES = 'PURCHASES',
  CASH = 'CASH',
  STOCK = 'STOCK',
  PAYROLL = 'PAYROLL',
  GENERAL = 'GENERAL',
}
registerEnumType(Journal, { name: 'Journal', description: 'Journals of the ledger; GENERAL holds the manual entries.' });
Journal satisfies Record<JournalName, string>;

/** A journal entry: its lines balance, and it never changes. `postEntry` writes it. */
@ObjectType({ implements: Node })
@RecordType(0x51)
@Listed('entry')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'journal_entry', readonly: true })
export class JournalEntry extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => Journal)
  @Enum({ items: () => Journal })
  journal!: Journal;

  /** Sequential without gaps within its journal and fiscal year. */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  /** The calendar year in which the fiscal year begins. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  fiscalYear!: number;

  /** The business day on which it counts. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  postedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  /** The source document; null for a manual entry. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  sourceId!: string | null;

  @Field(() => JournalEntry, { nullable: true })
  @ManyToOne(() => JournalEntry, { ref: true, nullable: true })
  reverses!: Ref<JournalEntry> | null;

  /** The entry that reverses this one, if any. */
  @Field(() => [JournalEntry])
  @OneToMany(() => JournalEntry, entry => entry.reverses)
  reversals = new Collection<JournalEntry>(this);

  /** Total of each side, in the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;

  @Field(() => [JournalLine])
  @OneToMany(() => JournalLine, line => line.entry, { orderBy: { position: 'asc' } })
  lines = new Collection<JournalLine>(this);
}

/** A line of a journal entry. It shares the entry's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x52)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'journal_line', readonly: true })
export class JournalLine extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => JournalEntry)
  @ManyToOne(() => JournalEntry, { ref: true })
  entry!: Ref<JournalEntry>;

  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Account)
  @ManyToOne(() => Account, { ref: true })
  account!: Ref<Account>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  debit!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  credit!: string;

  @Field(() => DecimalText, {
    nullable: true,
    description: "On a bank or cash account in another currency than the company's: the amount in that, negative for a credit.",
  })
  @Property({ type: 'numeric', nullable: true })
  foreignAmount!: string | null;

  /** The party named when the entry was posted. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'party_id' })
  postedPartyId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The current party: if the customer named on posting was merged, the one it was merged into.',
  })
  @Property({ type: 'uuid', nullable: true, persist: false, lazy: true, formula: line => partyOf(line) })
  partyId!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', persist: false, lazy: true, formula: line => partyName(line) })
  partyName!: string | null;

  @Field(() => CostCenter, { nullable: true })
  @ManyToOne(() => CostCenter, { ref: true, nullable: true })
  costCenter!: Ref<CostCenter> | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;
}
