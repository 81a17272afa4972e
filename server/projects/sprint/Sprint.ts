import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { sprintStates, type SprintStateName } from './sprintStates.rules.ts';

export const SprintState = EnumOf('SprintState', sprintStates, 'State of a sprint; it only ever moves forward.');

/** SQL of a figure over the tasks of a sprint, or what it was when the sprint was completed. */
const figureOf = (what: string, { frozen, id, companyId }: { frozen: string; id: string; companyId: string }) =>
  `coalesce(${frozen}, (select ${what} from task t where t.company_id = ${companyId} and t.sprint_id = ${id} and t.deleted_at is null))`;

/** Weeks in which a team works on chosen tasks of a project (spec 2 §3; domain §7). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xc6)
@Searchable()
@Findable({ title: ['name'] })
@Listed('sprint')
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'sprint' })
export class Sprint extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Project)
  @ManyToOne(() => Project, { ref: true })
  project!: Ref<Project>;

  @Field(() => SprintState)
  @Enum({ items: () => SprintState })
  status!: SprintStateName;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  startsOn: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  endsOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'What it is to achieve.' })
  @Property({ type: 'text', nullable: true })
  goal!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completedAt: Opt<Date> | null = null;

  /** Figures as they were when it was completed; null before. */
  @Property({ type: 'integer', nullable: true })
  frozenTasks: number | null = null;

  @Property({ type: 'integer', nullable: true })
  frozenDone: number | null = null;

  @Property({ type: 'numeric', nullable: true })
  frozenHours: string | null = null;

  @Property({ type: 'numeric', nullable: true })
  frozenDoneHours: string | null = null;

  /** Tasks that left it when it was deleted, for its restoration. */
  @Property({ type: 'uuid[]', nullable: true, lazy: true })
  releasedIds: string[] | null = null;

  @Field(() => [ID], { description: 'Its tasks by number; those left open by a completed sprint have moved on.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select coalesce(array_agg(t.id::text order by t.number), '{}') from task t
        where t.company_id = ${companyId} and t.sprint_id = ${id} and t.deleted_at is null)`,
  })
  taskIds!: Opt<string[]>;

  @Field(() => Int, { description: 'Number of its tasks; once it is completed, as it was then.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ frozenTasks: frozen, ...columns }) => figureOf('count(*)::int', { frozen, ...columns }),
  })
  taskCount!: Opt<number>;

  @Field(() => Int, { description: 'Number of its tasks that are done; once it is completed, as it was then.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ frozenDone: frozen, ...columns }) => figureOf('count(t.done_at)::int', { frozen, ...columns }),
  })
  doneCount!: Opt<number>;

  @Field(() => DecimalText, { description: 'Estimated hours of its tasks; once it is completed, as they were then.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: ({ frozenHours: frozen, ...columns }) => figureOf('coalesce(sum(t.estimate_hours), 0)', { frozen, ...columns }),
  })
  hours!: Opt<string>;

  @Field(() => DecimalText, { description: 'Estimated hours of its tasks that are done: its velocity, once it is completed.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: ({ frozenDoneHours: frozen, ...columns }) =>
      figureOf('coalesce(sum(t.estimate_hours) filter (where t.done_at is not null), 0)', { frozen, ...columns }),
  })
  doneHours!: Opt<string>;
}
