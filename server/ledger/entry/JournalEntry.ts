import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Colleague } from '../../core/colleague/Colleague.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
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
registerEnumType(Journal, { name: 'Journal', description: 'The books of the ledger; GENERAL is the one written by hand.' });
Journal satisfies Record<JournalName, string>;

/** What happened, as the ledger says it: its lines balance, and it never changes. `postEntry` writes it. */
@ObjectType({ implements: Node })
@RecordType(0x51)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'journal_entry', readonly: true })
export class JournalEntry extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => Journal)
  @Enum({ items: () => Journal })
  journal!: Journal;

  /** Without gaps in its journal and fiscal year. */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  /** Named after the calendar year it begins in. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  fiscalYear!: number;

  /** The business day it counts for. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  postedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  /** The document it comes from; null for one written by hand. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  sourceId!: string | null;

  @Field(() => JournalEntry, { nullable: true })
  @ManyToOne(() => JournalEntry, { ref: true, nullable: true })
  reverses!: Ref<JournalEntry> | null;

  /** The one that reverses it, if there is one. */
  @Field(() => [JournalEntry])
  @OneToMany(() => JournalEntry, entry => entry.reverses)
  reversals = new Collection<JournalEntry>(this);

  /** Of either side, in the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => Colleague, { nullable: true })
  @ManyToOne(() => Colleague, { ref: true, nullable: true })
  recordedBy!: Ref<Colleague> | null;

  @Field(() => [JournalLine])
  @OneToMany(() => JournalLine, line => line.entry, { orderBy: { position: 'asc' } })
  lines = new Collection<JournalLine>(this);
}

/** In one file with its entry: each names the other. */
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

  /** The party that was named when it was posted. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'party_id' })
  postedPartyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Whose it is now: the customer that the named one was merged into.' })
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
