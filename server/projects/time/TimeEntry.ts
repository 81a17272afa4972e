import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task } from '../task/Task.ts';
import { timeStates } from './timeStates.rules.ts';

export const TimeState = EnumOf('TimeState', timeStates, 'Time is changed while it is a draft; submitted time waits for approval.');
export type TimeState = (typeof timeStates)[number];

/** Hours that a user spent on a project, or on one of its tasks, on a day (domain §7). What they cost is told of the project alone. */
@ObjectType({ implements: Node })
@RecordType(0xc9)
@Listed('timeEntry')
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'time_entry' })
export class TimeEntry extends CompanyRecord {
  @Field(() => Project)
  @ManyToOne(() => Project, { ref: true })
  project!: Ref<Project>;

  @Field(() => Task, { nullable: true })
  @ManyToOne(() => Task, { ref: true, nullable: true })
  task: Ref<Task> | null = null;

  /** Who spent it. */
  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  user!: Ref<CompanyUser>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  spentOn!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  hours!: string;

  /** Whether a customer is to pay for it. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isBillable: Opt<boolean> = false;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => TimeState)
  @Enum({ items: () => TimeState })
  status: Opt<TimeState> = TimeState.DRAFT;

  /** Who approved it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedBy: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  approvedAt: Date | null = null;

  /** Why it was sent back; null once it is submitted again. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  rejection: string | null = null;

  /** Shared by the entries that were submitted at once and that the same approvers were asked to approve. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  submissionId: string | null = null;

  /** The line of a sales invoice that bills it, or billed it before that was deleted, voided or credited. */
  @Property({ type: 'uuid', nullable: true })
  invoiceLineId: string | null = null;

  /** Whether a sales invoice bills it. */
  @Field(() => Boolean)
  @Property({ persist: false, lazy: true, type: 'boolean', formula: ({ invoiceLineId }) => `noria_is_billed(${invoiceLineId})` })
  isBilled!: Opt<boolean>;

  /** Whether the viewer spent it. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: ({ user }) => `coalesce(${user} = nullif(current_setting('app.user', true), '')::uuid, false)`,
  })
  isMine!: Opt<boolean>;
}
