import { Arg, Args, FieldResolver, Int, Resolver } from 'type-graphql';
import { Aggregate } from '../../core/graphql/aggregate.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related, type Relation } from '../../core/graphql/related.ts';
import { StatusColumn } from '../../portfolio/column/StatusColumn.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task } from './Task.ts';
import { TaskFilter } from './taskInputs.ts';

const Tasks = ConnectionOf(Task);
const Page = ListArgs(Task, TaskFilter);
const inColumn: Relation = (task, column) => `${task}.column_id = ${column}.id`;

/** The tasks of a status column. */
@Resolver(() => StatusColumn)
export class ColumnTasksResolver {
  /** Cards of the column, from the top. */
  @FieldResolver(() => Tasks)
  @Related(inColumn)
  @Ordered({ rank: 'asc' })
  tasks(@Args(() => Page) _page: object): object {
    return compiled();
  }

  /** Counts all matching tasks, not only the loaded ones (domain §6). */
  @FieldResolver(() => Int)
  @Aggregate({ of: 'Task', relation: inColumn })
  taskCount(
    @Arg('filter', () => TaskFilter, { nullable: true }) _filter?: TaskFilter,
    @Arg('search', () => String, { nullable: true }) _search?: string,
  ): number {
    return compiled();
  }
}

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Project)
export class ProjectTasksResolver {
  /** Tasks of the project. */
  @FieldResolver(() => Tasks)
  @Related((task, project) => `${task}.project_id = ${project}.id`)
  @Ordered({ number: 'asc' })
  tasks(@Args(() => Page) _page: object): object {
    return compiled();
  }
}
