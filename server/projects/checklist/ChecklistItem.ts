import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { Task } from '../task/Task.ts';

/** A step of a task that needs no assignee, dates or board of its own. */
@ObjectType({ implements: Node })
@RecordType(0xb8)
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'checklist_item' })
export class ChecklistItem extends CompanyRecord {
  @Field(() => Task)
  @ManyToOne(() => Task, { ref: true, deleteRule: 'cascade' })
  task!: Ref<Task>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  /** Position in the checklist, ascending from the top; compared byte by byte. */
  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;

  /** When it was ticked; null while it is open. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Opt<Date> | null = null;

  /** Who ticked it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  doneBy: Ref<CompanyUser> | null = null;
}
