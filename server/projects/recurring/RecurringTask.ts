import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Task } from '../task/Task.ts';
import { taskFrequencies, weekdays, type TaskFrequencyName, type WeekdayName } from './recurringTask.rules.ts';

const TaskFrequency = EnumOf('TaskFrequency', taskFrequencies);
const Weekday = EnumOf('Weekday', weekdays);

/** A task that is made again on days of the week or of the month. */
@ObjectType({ implements: Node })
@RecordType(0xba)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('recurringTask')
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'recurring_task' })
export class RecurringTask extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Task, { description: 'The task that is made again.' })
  @ManyToOne(() => Task, { ref: true })
  source!: Ref<Task>;

  @Field(() => TaskFrequency)
  @Enum({ items: taskFrequencies })
  frequency!: TaskFrequencyName;

  @Field(() => Int, { description: 'Every so many weeks or months.' })
  @Property({ type: 'integer' })
  every: Opt<number> = 1;

  @Field(() => [Weekday])
  @Enum({ items: weekdays, array: true })
  weekdays: Opt<WeekdayName[]> = [];

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;

  /** The user who makes them. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => DateOnly, { nullable: true, description: 'The day of the next one; null once it has ended.' })
  @Property({ type: 'date', nullable: true })
  nextOn!: string | null;

  /** The day of the period that could not be made. */
  @Property({ type: 'date', nullable: true })
  failedOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why the one that is due could not be made, in words.' })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  @Field(() => [Task], { description: 'Those made so far, by number.' })
  @Related(
    (task, recurring) =>
      `exists (select from recurring_task_run r where r.company_id = ${recurring}.company_id and r.recurring_id = ${recurring}.id and r.task_id = ${task}.id)`,
  )
  @Ordered({ number: 'asc' })
  tasks!: Task[];
}
