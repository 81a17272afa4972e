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
import { Deal } from '../deal/Deal.ts';
import { DealLine } from '../deal/DealLine.ts';
import { LeadColumn, type LeadColumnKind } from './LeadColumn.ts';

/** Days without any change after which an open lead is stale. */
const staleDays = 14;

/** Something a lead is about: a product, or what it is called. */
@ObjectType({ implements: [Node, DealLine] })
@RecordType(0x45)
@Allow(Permission.CRM)
@Entity({ tableName: 'lead_line' })
export class LeadLine extends DealLine {
  @ManyToOne(() => Lead, { ref: true })
  lead!: Ref<Lead>;
}

/** Somebody who may buy (spec 2 §3): a card on the board of leads. */
@ObjectType({ implements: [Node, Card, Deal, CommentableRecord] })
@RecordType(0x44)
@Searchable()
@Findable({ title: ['title'], subtitle: ['customer.name'] })
@Listed('lead')
@Allow(Permission.CRM)
@Entity({ tableName: 'lead' })
export class Lead extends Deal {
  /** What it is called; the first line's name when nothing was said. */
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  /** Its state. */
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

  /** Its place in the column, from the top: compared character by character. */
  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;

  /** What makes them ask. */
  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;

  /** Why it came to nothing; there while it is cancelled. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  lossReason: string | null = null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  orderValue!: string;

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

  /** How they came to us. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  source: string | null = null;

  /** Since when it has been in its column. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  columnSince!: Date;

  /** When it was won or cancelled. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  closedAt: Date | null = null;

  /** Open, and for two weeks nobody has changed it or done anything about it; nor is anything planned. */
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

  /** The day of the next thing to do about it: what is open and due first, in the company's time zone. */
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
