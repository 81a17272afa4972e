import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { companyToday } from '../../core/database/companyToday.ts';
import { newId } from '../../core/database/ids.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task } from '../task/Task.ts';
import { TaskService } from '../task/TaskService.ts';
import { holdTree } from '../task/taskTree.ts';
import { movedFollowers, type Moved, type TaskDates, type Waiting } from './followers.ts';
import { taskDatesRules } from './timeline.rules.ts';
import { WorkingDays } from './workingDays.ts';

/** Id byte of changes of dates. */
const shiftCode = 0x8b;

/** Dates of a task before a change, and its version after it. */
interface Former {
  id: string;
  version: number;
  startOn: string | null;
  dueOn: string | null;
}

/** New dates of a task, and of the tasks that wait for it, as one change that can be undone (modules, projects). */
export class TaskDatesService {
  constructor(private readonly scope: Scope) {}

  /**
   * Gives a task new dates, and moves its followers on as far as they wait for it. Returns the change, by which it is undone, and the ids of
   * the tasks, that of the moved one first.
   * @throws as a task's update; InvalidInput `dueOn` shiftPastProject {path} where a follower would be due after the project.
   */
  async set({ version, ...input }: z.input<typeof taskDatesRules> & { version?: number }): Promise<{ shiftId: string; taskIds: string[] }> {
    const { id, startOn, dueOn, movesFollowers } = check(taskDatesRules, input);
    const { em } = this.scope;
    const task = await new TaskService(this.scope).find(id, version);
    await holdTree(em, task.project.id);
    const before = new Map<string, Former>([[id, former(task)]]);
    await new TaskService(this.scope).update({ id, startOn, dueOn });
    const moved = movesFollowers ? await this.followers(task) : [];
    for (const next of moved) {
      before.set(next.id, former(await em.findOneOrFail(Task, next.id)));
      await new TaskService(this.scope).update({ id: next.id, startOn: next.startOn, dueOn: next.dueOn });
    }
    const shiftId = newId(shiftCode);
    const dates: Former[] = [];
    for (const entry of before.values()) dates.push({ ...entry, version: (await em.findOneOrFail(Task, entry.id)).version });
    // Yesterday's changes are not undone any more.
    await em.execute(`delete from task_shift where company_id = noria_company() and created_at < now() - interval '1 day'`);
    await em.execute(`insert into task_shift (id, user_id, dates) values (?, ?, ?::jsonb)`, [
      shiftId,
      this.scope.viewer.userId,
      JSON.stringify(dates),
    ]);
    return { shiftId, taskIds: [...before.keys()] };
  }

  /** Takes a change of dates back, as one. Throws Conflict if one of its tasks has changed since, NotFound for a change of somebody else. */
  async undo(shiftId: string): Promise<string[]> {
    const { em, viewer } = this.scope;
    const [row] = await em.execute<{ dates: Former[] }[]>(
      `delete from task_shift where company_id = noria_company() and id = ? and user_id = ? returning dates`,
      [shiftId, viewer.userId],
    );
    if (!row) throw NotFound();
    const ids = row.dates.map(({ id }) => id);
    const tasks = await em.find(
      Task,
      { id: { $in: ids }, deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    for (const { id, version, startOn, dueOn } of row.dates) {
      const task = tasks.find(found => found.id === id);
      if (task?.version !== version) throw new Conflict(id);
      // They were valid then, and nothing else has changed since.
      em.assign(task, { startOn, dueOn });
    }
    await em.flush();
    return ids;
  }

  private async followers(task: Task): Promise<Moved[]> {
    const { em } = this.scope;
    const project = await em.findOneOrFail(Project, task.project.id);
    const rows = await em.execute<TaskDates[]>(
      `select id, key, start_on::text as "startOn", due_on::text as "dueOn", done_at is not null as "isDone"
       from task where company_id = noria_company() and project_id = ? and deleted_at is null`,
      [project.id],
    );
    const tasks = rows.map(row => (row.id === task.id ? { ...row, startOn: task.startOn, dueOn: task.dueOn } : row));
    const waits = await em.execute<Waiting[]>(
      `select d.task_id as "taskId", d.predecessor_id as "predecessorId", d.type, d.lag from task_dependency d
         join task t on t.company_id = d.company_id and t.id = d.task_id
       where d.company_id = noria_company() and t.project_id = ? and d.deleted_at is null order by d.id`,
      [project.id],
    );
    const [{ country }] = await em.execute<[{ country: string | null }]>('select country from company where id = noria_company()');
    const moved = movedFollowers(task.id, { tasks, waits, days: new WorkingDays(country), today: await companyToday(em) });
    const late = moved.find(({ dueOn, startOn }) => (dueOn ?? startOn ?? '') > project.dueOn);
    if (late) throw new InvalidInput({ field: 'dueOn', code: 'shiftPastProject', params: { path: late.path.join(' → ') } });
    return moved;
  }
}

const former = ({ id, version, startOn, dueOn }: Task): Former => ({ id, version, startOn, dueOn });
