import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow, Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Card } from '../../core/graphql/Board.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { CustomFieldsOf, type CustomValues } from '../../core/customField/customized.ts';
import { CustomizedRecord } from '../../core/customField/CustomizedRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Work } from '../work/Work.ts';

/** SQL of a figure over the tasks of a project. */
const tasksOf = (what: string, { id, companyId }: { id: string; companyId: string }, where = '') =>
  `(select ${what} from task t where t.company_id = ${companyId} and t.project_id = ${id} and t.deleted_at is null ${where})`;

const membersOf = (what: string, { id, companyId }: { id: string; companyId: string }) =>
  `(select ${what} from project_member m join user_account u on u.company_id = m.company_id and u.id = m.user_id
    where m.company_id = ${companyId} and m.project_id = ${id})`;

/** A project (spec 2 §3): a card on the project board. */
@ObjectType({ implements: [Node, Card, Work, CommentableRecord, CustomizedRecord] })
@RecordType(0xc1)
@Searchable()
@Findable({ title: ['name'], subtitle: ['key'] })
@Listed('project')
@Shared({ owner: Permission.PROJECT_MANAGEMENT, readers: [Permission.FINANCIAL_MANAGEMENT, Permission.PROCUREMENT] })
@Entity({ tableName: 'project' })
export class Project extends Work {
  /** First part of its tasks' keys; it stays once there are tasks. */
  @Field(() => String)
  @Property({ type: 'text' })
  key!: string;

  @Field(() => [String])
  @Property({ type: 'text', array: true })
  categories!: string[];

  @Field(() => String, { description: 'Categories, separated by commas.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: ({ categories }) => `array_to_string(${categories}, ', ')` })
  categoryNames!: Opt<string>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  @Field(() => DecimalText, { description: "In the company's currency." })
  @Property({ type: 'numeric' })
  budget!: string;

  @Field(() => DecimalText, { nullable: true, description: "Standard cost of an hour; the company's for the month, if null." })
  @Property({ type: 'numeric', nullable: true })
  hourCost: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  /** A member who answers for it, and approves the time spent on it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  manager: Ref<CompanyUser> | null = null;

  /** Who pays for it. */
  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer: Ref<Customer> | null = null;

  @Field(() => [ID], { description: 'Users who work on it.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: columns => membersOf(`coalesce(array_agg(u.id::text order by m.position), '{}')`, columns),
  })
  memberIds!: Opt<string[]>;

  @Field(() => String, { description: 'Names of the members, separated by commas.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: columns => membersOf(`coalesce(string_agg(u.name, ', ' order by m.position), '')`, columns),
  })
  memberNames!: Opt<string>;

  @Field(() => Int, { description: 'Number of its tasks and subtasks.' })
  @Property({ type: 'integer', persist: false, lazy: true, formula: columns => tasksOf('count(*)::int', columns) })
  taskCount!: Opt<number>;

  @Field(() => Int, {
    description:
      'Percent: the done share of its tasks by weightage, or of their number if none has any. Subtasks count through the tasks above them.',
  })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: columns =>
      tasksOf(
        `coalesce(round(100.0 * case when coalesce(sum(t.weightage), 0) = 0 then count(t.done_at)::numeric / nullif(count(*), 0)
          else coalesce(sum(t.weightage) filter (where t.done_at is not null), 0)::numeric / sum(t.weightage) end), 0)::int`,
        columns,
        'and t.parent_id is null',
      ),
  })
  progress!: Opt<number>;

  @CustomFieldsOf('PROJECT')
  customValues: Opt<CustomValues> = {};

  @Field(() => DecimalText, {
    description: 'What the hours spent on it cost, at their standard cost: whose they are makes no difference, so that it tells no pay.',
  })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: ({ id }) => `trim_scale(noria_standard_time_cost(${id}))` })
  cost!: Opt<string>;

  /** Whether the viewer is a member. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: columns => membersOf(`coalesce(bool_or(u.id = nullif(current_setting('app.user', true), '')::uuid), false)`, columns),
  })
  isMine!: Opt<boolean>;

  /** Only for filters: finds the projects of a member. */
  @Matched(
    (project, ids) =>
      `exists (select from project_member m where m.company_id = ${project}.company_id and m.project_id = ${project}.id and m.user_id = any(${ids}))`,
  )
  @Property({ type: 'uuid', persist: false, lazy: true, nullable: true, formula: () => 'null::uuid' })
  member!: Opt<string | null>;

  @OneToMany(() => ProjectMember, member => member.project, { orderBy: { position: 'asc' }, orphanRemoval: true })
  memberships = new Collection<ProjectMember>(this);
}

/** A user who works on a project. It shares the project's file because the two classes refer to each other. */
@RecordType(0xc2)
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'project_member' })
export class ProjectMember extends CompanyRecord {
  @ManyToOne(() => Project, { ref: true })
  project!: Ref<Project>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => CompanyUser, { ref: true })
  user!: Ref<CompanyUser>;
}
