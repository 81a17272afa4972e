import { ArrayType, Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Card } from '../../core/graphql/Board.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Work } from '../../portfolio/work/Work.ts';
import { Sprint } from '../sprint/Sprint.ts';
import { DependencyType } from './DependencyType.ts';
import * as sql from './taskSql.ts';

/** Record type of tasks, for the comments about them. */
export const taskCode = 0xc3;

/** A task of a project (spec 2 §3): a card on the task board. */
@ObjectType({ implements: [Node, Card, Work, CommentableRecord] })
@RecordType(taskCode)
@Searchable()
@Findable({ title: ['name'], subtitle: ['key'] })
@Listed('projectTask')
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'task' })
export class Task extends Work {
  /** The project's key and the task's number in it, such as ATL-123; it never changes. */
  @Field(() => String)
  @Property({ type: 'text' })
  key!: string;

  @Field(() => Int, { description: 'Counted in the project.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => Project)
  @ManyToOne(() => Project, { ref: true })
  project!: Ref<Project>;

  /** The task that it is a part of. */
  @Field(() => Task, { nullable: true })
  @ManyToOne(() => Task, { ref: true, nullable: true })
  parent: Ref<Task> | null = null;

  /** The sprint in which it is worked on. */
  @Field(() => Sprint, { nullable: true })
  @ManyToOne(() => Sprint, { ref: true, nullable: true })
  sprint: Ref<Sprint> | null = null;

  /** Position in the backlog of its project, and in its sprint; ascending from the top, compared byte by byte. */
  @Field(() => String)
  @Property({ type: 'text' })
  planRank!: string;

  @Field(() => String, { nullable: true, description: 'Its key in the system that it was imported from.' })
  @Property({ type: 'text', nullable: true })
  sourceKey: string | null = null;

  @Field(() => Boolean, { description: 'Whether it is in a sprint.' })
  @Property({ persist: false, lazy: true, type: 'boolean', formula: ({ sprint }) => `(${sprint} is not null)` })
  isPlanned!: Opt<boolean>;

  @Field(() => String, { description: 'In restricted Markdown; mentioned users appear as @ and their name.' })
  @Property({ type: 'text' })
  summary!: string;

  @Field(() => [ID], { description: 'Users whom the description mentions.' })
  @Property({ type: ArrayType, columnType: 'uuid[]' })
  mentionIds: Opt<string[]> = [];

  @Field(() => [String])
  @Property({ type: 'text', array: true })
  tags!: string[];

  @Field(() => String, { description: 'Tags, separated by commas.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: ({ tags }) => `array_to_string(${tags}, ', ')` })
  tagNames!: Opt<string>;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  startOn: string | null = null;
  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  /** Whether guests of the project see it, with its comments and files. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isShared: Opt<boolean> = false;

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  estimateHours: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Share in the progress of the task above it, or of the project.' })
  @Property({ type: 'integer', nullable: true })
  weightage: number | null = null;

  @Field(() => [ID], { description: 'Users who do it.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: sql.assigneeIdsOf })
  assigneeIds!: Opt<string[]>;

  @Field(() => String, { description: 'Names of the assignees, separated by commas.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: sql.assigneeNamesOf })
  assigneeNames!: Opt<string>;

  /** Whether the viewer is an assignee. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: sql.isOfViewer })
  isMine!: Opt<boolean>;

  /** Only for filters: finds the tasks of an assignee. */
  @Matched(sql.isAssignedTo)
  @Property({ type: 'uuid', persist: false, lazy: true, nullable: true, formula: () => 'null::uuid' })
  assignee!: Opt<string | null>;

  @Field(() => Int, { description: "Days since it was due, in the company's time zone; 0 unless it is overdue." })
  @Property({ persist: false, lazy: true, type: 'integer', formula: sql.overdueDaysOf })
  overdueDays!: Opt<number>;

  @Field(() => Boolean, { description: 'Whether it is a part of another task.' })
  @Property({ persist: false, lazy: true, type: 'boolean', formula: ({ parent }) => `(${parent} is not null)` })
  isSubtask!: Opt<boolean>;

  @Field(() => Int)
  @Property({ type: 'integer', persist: false, lazy: true, formula: columns => sql.partsOf('count(*)::int', columns) })
  subtaskCount!: Opt<number>;
  @Field(() => Int)
  @Property({ type: 'integer', persist: false, lazy: true, formula: columns => sql.partsOf('count(p.done_at)::int', columns) })
  doneSubtaskCount!: Opt<number>;
  @Field(() => Int, { description: 'Percent: 100 when done, else the done share of its subtasks by weightage, or by number.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: sql.progressOf })
  progress!: Opt<number>;
  @Field(() => Int)
  @Property({ type: 'integer', persist: false, lazy: true, formula: columns => sql.checklistOf('count(*)::int', columns) })
  checklistCount!: Opt<number>;
  @Field(() => Int)
  @Property({ type: 'integer', persist: false, lazy: true, formula: columns => sql.checklistOf('count(i.done_at)::int', columns) })
  doneChecklistCount!: Opt<number>;

  /** Whether a task that it waits for is not done. */
  @Field(() => Boolean)
  @Property({ persist: false, lazy: true, type: 'boolean', formula: sql.isBlocked })
  isBlocked!: Opt<boolean>;

  @OneToMany(() => TaskAssignee, assignee => assignee.task, { orderBy: { position: 'asc' }, orphanRemoval: true })
  assignments = new Collection<TaskAssignee>(this);
  @OneToMany(() => TaskDependency, dependency => dependency.task, { orphanRemoval: true })
  dependencies = new Collection<TaskDependency>(this);
  @OneToMany(() => TaskDependency, dependency => dependency.predecessor, { orphanRemoval: true })
  followers = new Collection<TaskDependency>(this);
}

/** A user who does a task. It shares the task's file because the two classes refer to each other. */
@RecordType(0xc4)
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'task_assignee' })
export class TaskAssignee extends CompanyRecord {
  @ManyToOne(() => Task, { ref: true })
  task!: Ref<Task>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => CompanyUser, { ref: true })
  user!: Ref<CompanyUser>;
}

/** A task that waits for another of its project (domain §7). It shares the task's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xc5)
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'task_dependency' })
export class TaskDependency extends CompanyRecord {
  /** The task that waits. */
  @Field(() => Task)
  @ManyToOne(() => Task, { ref: true })
  task!: Ref<Task>;

  /** The task it waits for. */
  @Field(() => Task)
  @ManyToOne(() => Task, { ref: true })
  predecessor!: Ref<Task>;

  @Field(() => DependencyType)
  @Enum({ items: () => DependencyType })
  type!: DependencyType;

  @Field(() => Int, { description: 'Days between the two.' })
  @Property({ type: 'integer' })
  lag!: number;
}
