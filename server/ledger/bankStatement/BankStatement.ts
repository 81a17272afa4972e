import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';

export const bankStatementCode = 0x5d;
export const bankStatementLineCode = 0x5e;

/** A bank statement as it was imported. Of a file that overlaps earlier ones, it has the bookings that were not known yet. */
@ObjectType({ implements: Node })
@RecordType(bankStatementCode)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bank_statement', readonly: true })
export class BankStatement extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => BankAccount)
  @ManyToOne(() => BankAccount, { ref: true })
  bankAccount!: Ref<BankAccount>;

  @Field(() => String, { nullable: true, description: "The bank's number of the statement." })
  @Property({ type: 'text', nullable: true })
  reference!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  fileName!: string;

  /** Days of the first and of the last booking. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => DecimalText, { nullable: true, description: 'As the bank states it; null if the file has no balances.' })
  @Property({ type: 'numeric', nullable: true })
  openingBalance!: string | null;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  closingBalance!: string | null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  importedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  importedBy!: Ref<CompanyUser> | null;
}

/** A booking on a bank statement. It is matched once journal entries stand for all of it. */
@ObjectType({ implements: Node })
@RecordType(bankStatementLineCode)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'bank_statement_line', readonly: true })
export class BankStatementLine extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => BankStatement)
  @ManyToOne(() => BankStatement, { ref: true })
  statement!: Ref<BankStatement>;

  @Field(() => BankAccount)
  @ManyToOne(() => BankAccount, { ref: true })
  bankAccount!: Ref<BankAccount>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  bookedOn!: string;

  @Field(() => DecimalText, { description: 'Positive what came in, negative what went out.' })
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => String, { nullable: true, description: 'Who paid, or was paid, as the bank names them.' })
  @Property({ type: 'text', nullable: true })
  partyName!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  partyIban!: string | null;

  @Field(() => String, { nullable: true, description: 'What the payer wrote.' })
  @Property({ type: 'text', nullable: true })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: "The bank's own reference." })
  @Property({ type: 'text', nullable: true })
  bankReference!: string | null;

  @Field(() => Boolean)
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: line => `exists (select from bank_match m where m.company_id = ${line.companyId} and m.line_id = ${line.id})`,
  })
  isMatched!: boolean;

  @Field(() => [JournalEntry], { description: 'The entries that stand for it.' })
  @Related(
    (entry, line) =>
      `${entry}.id in (select m.entry_id from bank_match m where m.company_id = ${line}.company_id and m.line_id = ${line}.id)`,
  )
  entries!: JournalEntry[];
}
