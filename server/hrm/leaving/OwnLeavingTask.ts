import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { leavingTaskCode } from './LeavingTask.ts';

/** What the viewer is to do before somebody leaves. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(leavingTaskCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_leaving_task', readonly: true })
export class OwnLeavingTask extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: task => task.id })
  taskId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Who leaves.' })
  @Property({ type: 'text' })
  employeeName!: string;

  @Field(() => DateOnly, { nullable: true, description: 'Last day of who leaves.' })
  @Property({ type: 'date', nullable: true })
  leftOn!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt!: Date | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: ({ doneAt }) => `(${doneAt} is not null)` })
  isDone!: boolean;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
