import { generateNKeysBetween } from 'fractional-indexing';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { ChecklistItem } from '../checklist/ChecklistItem.ts';
import { TaskDependency, type Task } from '../task/Task.ts';
import type { TaskValues } from '../task/task.rules.ts';
import { TaskService } from '../task/TaskService.ts';
import type { PlannedTask } from './taskPlan.ts';

/** Where the tasks of a plan are made, and the day from which their days count. */
export interface Placement {
  projectId: string;
  startOn: string;
  /** The task that those at the top of the plan become parts of. */
  parentId?: string | null;
}

/** Makes tasks of plans. */
export class PlanService {
  constructor(private readonly scope: Scope) {}

  /**
   * Makes the tasks of a plan in a project, open, in no sprint, and done by those of their assignees who are its members; where none is, by the
   * viewer or by its first member. Returns them in the order of the plan.
   * @throws InvalidInput `projectId` notFound; `startOn` afterProject where a task would be due after the project; what creating a task throws.
   */
  async layOut(plan: readonly PlannedTask[], placement: Placement): Promise<Task[]> {
    const { projectId, startOn, parentId = null } = placement;
    const { em } = this.scope;
    const project = await em.findOne(Project, { id: projectId, deletedAt: null });
    if (!project) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    const last = Math.max(0, ...plan.flatMap(({ startAfter, dueAfter }) => [startAfter ?? 0, dueAfter ?? 0]));
    if (daysAfter(startOn, last) > project.dueOn) throw new InvalidInput({ field: 'startOn', code: 'afterProject' });
    const members = await membersOf(this.scope, projectId);
    const made: Task[] = [];
    for (const { parentAt, startAfter, dueAfter, checklist, waitsFor: _waits, assigneeIds, ...values } of plan) {
      const doing = assigneeIds.filter(id => members.includes(id));
      const dayOf = (days: number | null) => (days === null ? null : daysAfter(startOn, days));
      const task = await new TaskService(this.scope).create({
        ...values,
        projectId,
        parentId: parentAt === null ? parentId : made[parentAt].id,
        assigneeIds: doing.length ? doing : members.slice(0, 1),
        startOn: dayOf(startAfter),
        dueOn: dayOf(dueAfter),
        columnId: null,
        sprintId: null,
      } as TaskValues);
      const ranks = generateNKeysBetween(null, null, checklist.length);
      checklist.forEach((title, index) => em.create(ChecklistItem, { task, title, rank: ranks[index] }));
      made.push(task);
    }
    plan.forEach(({ waitsFor }, at) => {
      for (const { at: before, ...wait } of waitsFor) em.create(TaskDependency, { task: made[at], predecessor: made[before], ...wait });
    });
    await em.flush();
    return made;
  }
}

/** The members of a project who can sign in: the viewer first, if they are one. */
async function membersOf({ em, viewer }: Scope, projectId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select u.id from project_member m join user_account u on u.company_id = m.company_id and u.id = m.user_id
     where m.company_id = noria_company() and m.project_id = ? and m.deleted_at is null and u.status = 'ACTIVE' and u.deleted_at is null
     order by u.id <> ?, m.position`,
    [projectId, viewer.userId],
  );
  return rows.map(({ id }) => id);
}
