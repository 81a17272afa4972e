import { Field, ID, InputType, Int } from 'type-graphql';
import { IdFilter } from '../../core/graphql/filters.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DependencyType } from './DependencyType.ts';
import { Task } from './Task.ts';

@InputType()
export class TaskFilter extends FilterOf(Task, [
  'id',
  'key',
  'name',
  'project',
  'parent',
  'sprint',
  'column',
  'status',
  'priority',
  'tagNames',
  'assigneeNames',
  'startOn',
  'dueOn',
  'estimateHours',
  'weightage',
  'isMine',
  'isOpen',
  'isSubtask',
  'isPlanned',
  'planRank',
  'isOverdue',
  'isUpcoming',
  'overdueDays',
  'isBlocked',
  'isShared',
  'doneAt',
  'createdAt',
  'updatedAt',
]) {
  /** A user who is an assignee. */
  @Field(() => IdFilter, { nullable: true }) assignee?: object;
}

@InputType()
export class AddTaskDependencyInput extends CommandInput {
  @Field(() => ID, { description: 'The task that waits.' }) taskId!: string;
  @Field(() => ID, { description: 'The task it waits for, in the same project.' }) predecessorId!: string;
  @Field(() => DependencyType, { defaultValue: 'FINISH_START' }) type!: DependencyType;
  @Field(() => Int, { nullable: true, description: 'Days between the two; 0 if omitted.' }) lag?: number | null;
}

@InputType()
export class PlanTaskInput extends RecordInput {
  @Field(() => ID, { nullable: true, description: 'A sprint of its project; none for the backlog.' }) sprintId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Task above it; may have moved or been deleted since.' }) afterId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Task below it; may have moved or been deleted since.' }) beforeId?: string | null;
}
