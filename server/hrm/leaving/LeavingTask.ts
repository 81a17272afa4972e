import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';

export const leavingTaskCode = 0x37;

/** What somebody is to do before an employee leaves. */
@ObjectType({ implements: Node })
@RecordType(leavingTaskCode)
@Searchable()
@Listed('leavingTask')
@Allow(Permission.HRM)
@Entity({ tableName: 'leaving_task' })
export class LeavingTask extends CompanyRecord {
  @Field(() => Employee, { description: 'Who leaves.' })
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  assignee: Ref<CompanyUser> | null = null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: ({ doneAt }) => `(${doneAt} is not null)` })
  isDone!: Opt<boolean>;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  doneBy: Ref<CompanyUser> | null = null;
}
