import { Field, InputType } from 'type-graphql';
import { IdFilter } from '../../core/graphql/filters.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Project } from './Project.ts';

@InputType()
export class ProjectFilter extends FilterOf(Project, [
  'id',
  'name',
  'key',
  'categoryNames',
  'column',
  'status',
  'priority',
  'startOn',
  'dueOn',
  'budget',
  'progress',
  'taskCount',
  'memberNames',
  'manager',
  'customer',
  'isMine',
  'isOpen',
  'isOverdue',
  'doneAt',
  'updatedAt',
  'customFields',
]) {
  /** A user who is a member. */
  @Field(() => IdFilter, { nullable: true }) member?: object;
}
