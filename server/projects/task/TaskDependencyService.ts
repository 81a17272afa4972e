import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { refuseMany, findEach } from '../../core/database/severalAtOnce.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import type { DependencyType } from './DependencyType.ts';
import { Task, TaskDependency } from './Task.ts';
import { dependencyRules } from './task.rules.ts';
import { TaskService } from './TaskService.ts';
import { tellAssignees } from './tellAssignees.ts';
import { holdTree, refuseCycle } from './taskTree.ts';

/** Values of a dependency. */
export interface DependencyValues {
  taskId: string;
  predecessorId: string;
  type: DependencyType;
  lag?: number | null;
}

/** Which tasks of a project wait for which; never in a circle (domain §7). */
export class TaskDependencyService {
  constructor(private readonly scope: Scope) {}

  /** Lets a task wait for another. Throws InvalidInput `predecessorId`: `otherProject`, `taskCycle` with the path. */
  async add(input: DependencyValues): Promise<Task> {
    const { taskId, predecessorId, type, lag } = check(dependencyRules, input);
    const { em } = this.scope;
    const task = await new TaskService(this.scope).find(taskId, undefined, 'taskId');
    const predecessor = await em.findOne(Task, { id: predecessorId, deletedAt: null });
    if (!predecessor) throw new InvalidInput({ field: 'predecessorId', code: 'notFound' });
    if (predecessor.project.id !== task.project.id) throw new InvalidInput({ field: 'predecessorId', code: 'otherProject' });
    await holdTree(em, task.project.id);
    await refuseCycle(em, taskId, predecessorId);
    em.create(TaskDependency, { task, predecessor, type, lag });
    await this.changed(task);
    if (type === 'FINISH_START' && !predecessor.doneAt && !task.doneAt)
      await tellAssignees(this.scope, NotificationKind.TASK_BLOCKED, task);
    return task;
  }

  /** Removes dependencies. Returns their ids. */
  async remove(ids: string[]): Promise<string[]> {
    refuseMany(ids);
    const rows = await findEach(ids, async id => {
      const row = await this.scope.em.findOne(TaskDependency, { id, deletedAt: null });
      if (!row) throw NotFound();
      return row;
    });
    for (const row of rows) {
      row.deletedAt = new Date();
      await this.changed(await new TaskService(this.scope).find(row.task.id));
    }
    return ids;
  }

  /** A task that waits for others than before has a new version. */
  private async changed(task: Task): Promise<void> {
    task.updatedAt = new Date();
    await this.scope.em.flush();
  }
}
