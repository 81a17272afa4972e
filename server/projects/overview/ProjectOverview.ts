import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { StatusColumnKind, StatusGroup } from '../../portfolio/column/StatusColumn.ts';

/** Tasks currently in one column of the board. */
@ObjectType()
export class TasksInStatus {
  @Field(() => ID) columnId!: string;
  @Field(() => String, { nullable: true, description: 'Null for the system columns.' }) title!: string | null;
  @Field(() => StatusColumnKind) kind!: StatusColumnKind;
  @Field(() => StatusGroup) group!: StatusGroup;
  @Field(() => Int) count!: number;
  @Field(() => Int, { description: 'Whole percent of all tasks; together exactly 100, or 0 without tasks.' }) percentage!: number;
}

/** Open tasks of one user; a task with several assignees counts for each. */
@ObjectType()
export class Workload {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) openTasks!: number;
  @Field(() => Int) overdueTasks!: number;
  @Field(() => DecimalText, { description: 'Sum of the estimates.' }) hours!: string;
}

/** Tasks completed in one month of the time span. */
@ObjectType()
export class CompletedMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int, { description: 'Due on that day or later, or without a due date.' }) inTime!: number;
  @Field(() => Int) late!: number;
}

/** Key figures of projects and tasks: completed tasks are those of the time span, all other figures are current. */
@ObjectType()
export class ProjectOverview {
  /** Time span: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => Int) projects!: number;
  @Field(() => Int) openProjects!: number;
  @Field(() => Int) overdueProjects!: number;
  @Field(() => DecimalText, { description: 'Sum of the budgets of open projects.' }) openBudget!: string;
  @Field(() => Int) tasks!: number;
  @Field(() => Int) openTasks!: number;
  @Field(() => Int) overdueTasks!: number;
  @Field(() => Int, { description: 'Open tasks due within the next seven days.' }) upcomingTasks!: number;
  @Field(() => Int) completedTasks!: number;
  @Field(() => [TasksInStatus]) statuses!: TasksInStatus[];
  @Field(() => [CompletedMonth]) completed!: CompletedMonth[];
  @Field(() => [Workload], { description: 'The eight users with the most open tasks.' }) workload!: Workload[];
}
