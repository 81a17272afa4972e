import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, InterfaceType } from 'type-graphql';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { StatusColumn } from '../column/StatusColumn.ts';
import { upcomingDays } from './work.rules.ts';
import { priorities } from './priorities.rules.ts';

export const Priority = EnumOf('Priority', priorities, 'How urgent a project or task is.');
export type Priority = (typeof priorities)[number];

/** Base of projects and tasks: name, dates, priority, and a place on the board of their status columns. */
@InterfaceType({ implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
@Entity({ abstract: true })
export abstract class Work extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Current status. */
  @Field(() => StatusColumn)
  @ManyToOne(() => StatusColumn, { ref: true })
  column!: Ref<StatusColumn>;

  /** Position in the column, ascending from the top; compared byte by byte. */
  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;

  @Field(() => Priority)
  @Enum({ items: () => Priority })
  priority!: Priority;

  /** When it entered its current column. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  columnSince!: Date;

  /** When it entered a column of the group DONE; null outside. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Opt<Date> | null = null;

  @Field(() => String, { description: 'Status in lower case: todo, in progress, completed, or the title of a custom column.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: work => `(select coalesce(lower(c.title), replace(lower(c.kind), '_', ' ')) from status_column c
      where c.company_id = ${work.companyId} and c.id = ${work.column})`,
  })
  status!: Opt<string>;

  @Field(() => Boolean, { description: 'Whether it is not done.' })
  @Property({ persist: false, lazy: true, type: 'boolean', formula: ({ doneAt }) => `(${doneAt} is null)` })
  isOpen!: Opt<boolean>;

  abstract startOn: string | null;
  abstract dueOn: string | null;

  /** Whether it is due before today, in the company's time zone, and not done. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: ({ doneAt, dueOn }) => `(${doneAt} is null and ${dueOn} is not null and ${dueOn} < ${todaySql})`,
  })
  isOverdue!: Opt<boolean>;

  @Field(() => Boolean, { description: 'Whether it is due within the next seven days and not done.' })
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: ({ doneAt, dueOn }) =>
      `(${doneAt} is null and ${dueOn} is not null and ${dueOn} between ${todaySql} and ${todaySql} + ${upcomingDays})`,
  })
  isUpcoming!: Opt<boolean>;
}
