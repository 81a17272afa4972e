import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Card } from '../../core/graphql/Board.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { OwnRecords } from '../../core/record/ownRecords.ts';
import { Deal } from '../deal/Deal.ts';
import { DealLine } from '../deal/DealLine.ts';
import { LeadSource, LossReason } from '../leadChoice/LeadChoice.ts';
import { LeadColumn, type LeadColumnKind } from './LeadColumn.ts';

/** Days without a change after which an open lead is stale. */
const staleDays = 14;
/** Days after which a closed lead leaves the board. */
const archiveDays = 30;

/** A line of a lead: a product or free text. */
@ObjectType({ implements: [Node, DealLine] })
@RecordType(0x45)
@Allow(Permission.CRM)
@Entity({ tableName: 'lead_line' })
export class LeadLine extends DealLine {
  @ManyToOne(() => Lead, { ref: true })
  lead!: Ref<Lead>;
}

/** A sales opportunity (spec 2 §3): a card on the lead board. */
@ObjectType({ implements: [Node, Card, Deal, CommentableRecord] })
@RecordType(0x44)
@Searchable()
@Findable({ title: ['title'], subtitle: ['customer.name'] })
@Listed('lead')
@Allow(Permission.CRM)
@OwnRecords()
@Entity({ tableName: 'lead' })
export class Lead extends Deal {
  /** Defaults to the name of the first line. */
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  /** Current stage. */
  @Field(() => LeadColumn)
  @ManyToOne(() => LeadColumn, { ref: true })
  column!: Ref<LeadColumn>;

  @Property({
    persist: false,
    lazy: true,
    type: 'text',
    formula: lead => `(select c.kind from lead_column c where c.company_id = ${lead.companyId} and c.id = ${lead.column})`,
  })
  columnKind!: Opt<LeadColumnKind>;

  /** Position in the column, ascending from the top; compared byte by byte. */
  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;

  /** Reason for the inquiry. */
  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;

  /** Why it was lost; set only while it is cancelled. */
  @Field(() => LossReason, { nullable: true })
  @ManyToOne(() => LossReason, { ref: true, nullable: true })
  lossReason: Ref<LossReason> | null = null;

  /** What else is to be said of the loss. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  lossNote: string | null = null;

  @Field(() => DecimalText, { description: 'What the lines come to, at the prices as entered.' })
  @Property({ type: 'numeric' })
  orderValue: Opt<string> = '0';

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  estimatedBudget: string | null = null;

  /** Percent. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  probability: number | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  expectedCloseOn: string | null = null;

  /** How the customer found the company. */
  @Field(() => LeadSource, { nullable: true })
  @ManyToOne(() => LeadSource, { ref: true, nullable: true })
  source: Ref<LeadSource> | null = null;

  /** When it entered its current column. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  columnSince!: Date;

  /** When it was won or cancelled. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  closedAt: Date | null = null;

  /** Whether it is open, had no change or activity for two weeks, and has no upcoming activity. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: lead => `(${lead.closedAt} is null and ${lead.updatedAt} < now() - interval '${staleDays} days' and not exists (
      select from activity a where a.company_id = ${lead.companyId} and a.lead_id = ${lead.id} and a.deleted_at is null
        and (a.updated_at >= now() - interval '${staleDays} days' or a.done_at is null and a.due_at >= now())))`,
  })
  isStale!: Opt<boolean>;

  /** Whether it was closed long ago, so that the board leaves it out. */
  @Field(() => Boolean, { description: `Whether it was won or lost more than ${archiveDays} days ago.` })
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: lead => `(${lead.closedAt} is not null and ${lead.closedAt} < now() - interval '${archiveDays} days')`,
  })
  isArchived!: Opt<boolean>;

  /** Whether an open activity of it is overdue. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: lead => `exists (select from activity a where a.company_id = ${lead.companyId} and a.lead_id = ${lead.id}
      and a.done_at is null and a.deleted_at is null and a.due_at < now())`,
  })
  isOverdue!: Opt<boolean>;

  /** Due day of the earliest open activity, in the company's time zone. */
  @Field(() => DateOnly, { nullable: true })
  @Property({
    persist: false,
    lazy: true,
    type: 'date',
    nullable: true,
    formula: lead => `(select (min(a.due_at) at time zone (select c.time_zone from company c where c.id = ${lead.companyId}))::date
      from activity a where a.company_id = ${lead.companyId} and a.lead_id = ${lead.id} and a.done_at is null and a.deleted_at is null)`,
  })
  nextActivityOn!: Opt<string> | null;

  @Field(() => [LeadLine])
  @OneToMany(() => LeadLine, line => line.lead, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<LeadLine>(this);
}
