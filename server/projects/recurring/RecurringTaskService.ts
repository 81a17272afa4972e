import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { lastRunOf } from '../../core/schedule/lastRunOf.ts';
import { Task } from '../task/Task.ts';
import { PlanService } from '../template/PlanService.ts';
import { readPlan } from '../template/taskPlan.ts';
import { nextPeriod } from './nextPeriod.ts';
import { RecurringTask } from './RecurringTask.ts';
import { recurringTaskRules, type RecurringTaskValues } from './recurringTask.rules.ts';

/** Tasks that are made again each period: each period once. */
export class RecurringTaskService extends ServiceOf(RecurringTask, recurringTaskRules) {
  /**
   * Makes the task of the period that falls due on `on`; one that was missed begins today. Does nothing if that has been done, or is not due.
   * @throws what creating tasks throws, such as InvalidInput `startOn` afterProject.
   */
  async run(id: string, on: string): Promise<RecurringTask> {
    const recurring = await this.find(id);
    const today = await companyToday(this.em);
    if (recurring.status !== 'ACTIVE' || recurring.nextOn !== on || on > today) return recurring;
    const source = await recurring.source.loadOrFail();
    const plan = await readPlan(this.em, { taskId: source.id }, 'id');
    const placement = { projectId: source.project.id, parentId: source.parent?.id, startOn: today };
    // A task without days begins when it is made.
    if (plan[0].startAfter === null && plan[0].dueAfter === null) plan[0].startAfter = 0;
    const [first] = await new PlanService(this.scope).layOut(plan, placement);
    return this.done(recurring, on, first.id);
  }

  /** Leaves out the period that is due next, on `on`. Does nothing if another one is. */
  async skip(id: string, on: string): Promise<RecurringTask> {
    const recurring = await this.find(id);
    return recurring.nextOn === on ? this.done(recurring, on, null) : recurring;
  }

  protected override async guard({ sourceId, ownerId }: RecurringTaskValues, current?: RecurringTask): Promise<void> {
    await refuseInactive(this.em, [{ field: 'ownerId', Entity: CompanyUser, id: ownerId, before: current?.owner?.id }]);
    if (sourceId !== current?.source.id && !(await this.em.count(Task, { id: sourceId, deletedAt: null })))
      throw new InvalidInput({ field: 'sourceId', code: 'notFound' });
  }

  /** What would have been made while it did not exist, was stopped or had another rhythm is not made up for. */
  protected override async derive(values: RecurringTaskValues, current?: RecurringTask): Promise<Record<string, unknown>> {
    const today = await companyToday(this.em);
    const last = current && (await lastRunOf(this.em, 'recurring_task_run', current.id));
    const after = last && last >= today ? daysAfter(last, 1) : today;
    return { nextOn: nextPeriod(values, after), failedOn: null, failure: null };
  }

  private async done(recurring: RecurringTask, on: string, taskId: string | null): Promise<RecurringTask> {
    await this.em.execute('insert into recurring_task_run (recurring_id, period_on, task_id) values (?, ?, ?)', [recurring.id, on, taskId]);
    const nextOn = nextPeriod(recurring, daysAfter(on, 1));
    Object.assign(recurring, { nextOn, failedOn: null, failure: null });
    await this.em.flush();
    return recurring;
  }
}
