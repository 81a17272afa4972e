import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { frequencies, type FrequencyName } from '../../core/schedule/periods.rules.ts';
import { Findable } from '../../core/search/Findable.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';

const Frequency = EnumOf('EntryFrequency', frequencies);

/** A manual entry that is posted again each period, such as rent or depreciation. */
@ObjectType({ implements: Node })
@RecordType(0x0c)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('recurringEntry')
@Allow(Permission.FINANCIAL_MANAGEMENT)
@Entity({ tableName: 'recurring_entry' })
export class RecurringEntry extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => JournalEntry, { description: 'The manual entry that is repeated.' })
  @ManyToOne(() => JournalEntry, { ref: true })
  source!: Ref<JournalEntry>;

  @Field(() => Frequency)
  @Enum({ items: frequencies })
  frequency!: FrequencyName;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;

  /** The user who posts them. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => DateOnly, { nullable: true, description: 'The day of the next one; null once it has ended.' })
  @Property({ type: 'date', nullable: true })
  nextOn!: string | null;

  /** The day of the period that could not be posted. */
  @Property({ type: 'date', nullable: true })
  failedOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why the one that is due could not be posted, in words.' })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  @Field(() => Boolean, { description: 'Whether the last one that was due could not be posted.' })
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: of => `coalesce(${of.status} = 'ACTIVE' and ${of.nextOn} < noria_today(), false)`,
  })
  isLate!: Opt<boolean>;

  @Field(() => [JournalEntry], { description: 'Those posted so far.' })
  @Related(
    (entry, recurring) =>
      `exists (select from recurring_entry_run r where r.company_id = ${recurring}.company_id and r.recurring_id = ${recurring}.id and r.entry_id = ${entry}.id)`,
  )
  entries!: JournalEntry[];
}
