import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { JournalEntry } from '../../ledger/entry/JournalEntry.ts';

export const openingBalanceCode = 0x22;

/** Opening balances that were posted together, by one entry. */
@ObjectType({ implements: Node })
@RecordType(openingBalanceCode)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'opening_balance', readonly: true })
export class OpeningBalance extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  /** The day as of which they are. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  postedOn!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  lineCount!: number;

  @Field(() => DecimalText, { description: 'Debits less credits of the lines, which the chosen account balances.' })
  @Property({ type: 'numeric' })
  difference!: string;

  @Field(() => JournalEntry)
  @ManyToOne(() => JournalEntry, { ref: true })
  entry!: Ref<JournalEntry>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;

  @Field(() => DateTime, { nullable: true, description: 'When they were taken back, if they were.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  undoneAt!: Date | null;
}
