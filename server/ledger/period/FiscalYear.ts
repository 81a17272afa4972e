import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';

/** A closed fiscal year: its profit or loss is in retained earnings, and its days are locked. Open years have no row. */
@ObjectType({ implements: Node })
@RecordType(0x58)
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'fiscal_year' })
export class FiscalYear extends CompanyRecord {
  /** The calendar year in which it begins. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  year!: number;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  endsOn!: string;

  /** The closing entry, which brought income and expenses to zero; null if there were none. */
  @Field(() => JournalEntry, { nullable: true })
  @ManyToOne(() => JournalEntry, { ref: true, nullable: true })
  entry: Ref<JournalEntry> | null = null;
}
