import type { z } from 'zod';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { actorOf, creatorOf } from '../../core/record/creatorOf.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { EmployeeService } from '../../staff/employee/EmployeeService.ts';
import { leavingTaskRules, startLeavingRules } from './leaving.rules.ts';
import { LeavingStep } from './LeavingStep.ts';
import { LeavingTask, leavingTaskCode } from './LeavingTask.ts';

type Values = z.output<typeof leavingTaskRules>;

/** What is to be done before people leave: by whom, until when, and whether it is done. */
export class LeavingTaskService extends ServiceOf(LeavingTask, leavingTaskRules) {
  override async create(input: Values): Promise<LeavingTask> {
    const task = await super.create(input);
    await this.tell(task.assignee?.id ?? null, await this.nameOf(task.employee.id));
    return task;
  }

  /**
   * Sets the last day of an employee, and makes their checklist from the active steps of the template; its assignees are told, each once. Started
   * again, it moves what is open to the new day, and makes no second one. Throws InvalidInput `leftBeforeJoined`; Conflict.
   */
  async start({ id, version, ...input }: { id: string; version?: number; leftOn: string }): Promise<Employee> {
    const { leftOn } = check(startLeavingRules, input);
    const employees = new EmployeeService(this.scope);
    const before = (await employees.find(id, version)).leftOn;
    const employee = await employees.update({ id, version, leftOn });
    if (employee.status === ActiveStatus.INACTIVE) throw new Refused('employeeHasLeft');
    // What was done before an earlier employment ended is another checklist.
    const since = employee.joinedOn ? { dueOn: { $gte: employee.joinedOn } } : {};
    const known = before ? await this.em.find(LeavingTask, { employee: id, deletedAt: null, ...since }) : [];
    if (before && known.length) {
      const days = Math.round((Date.parse(leftOn) - Date.parse(before)) / 86_400_000);
      for (const task of known) if (!task.doneAt) task.dueOn = daysAfter(task.dueOn, days);
      await this.em.flush();
      return employee;
    }
    const steps = await this.em.find(
      LeavingStep,
      { status: ActiveStatus.ACTIVE, deletedAt: null },
      { orderBy: { daysBefore: 'desc', id: 'asc' } },
    );
    if (!steps.length) throw new Refused('noLeavingSteps');
    const starter = await creatorOf(this.scope);
    const assignees = new Set<string>();
    for (const { title, daysBefore, assignee } of steps) {
      const to = assignee?.id ?? starter;
      this.em.create(LeavingTask, { employee: id, title, assignee: to, dueOn: daysAfter(leftOn, daysBefore * -1) } as never);
      if (to) assignees.add(to);
    }
    await this.em.flush();
    for (const to of assignees) await this.tell(to, employee.name);
    return employee;
  }

  /** Marks a task as done, or as open again; one that is so already keeps its time. */
  async setDone(id: string, version: number | undefined, isDone: boolean): Promise<LeavingTask> {
    const task = await this.find(id, version);
    if (!!task.doneAt === isDone) return task;
    task.doneAt = isDone ? new Date() : null;
    task.doneBy = isDone ? await actorOf(this.scope) : null;
    await this.em.flush();
    return task;
  }

  /** Marks a task of the viewer's own as done, or as open again. Throws RequestError NOT_FOUND of others'. */
  async setOwnDone(id: string, version: number | undefined, isDone: boolean): Promise<LeavingTask> {
    const own = typeOfId(id) === leavingTaskCode ? await this.em.execute('select from own_leaving_task where id = ?', [id]) : [];
    if (!own.length) throw NotFound();
    return this.setDone(id, version, isDone);
  }

  protected override async guard({ employeeId, assigneeId }: Values, current?: LeavingTask): Promise<void> {
    await refuseInactive(this.em, [
      { field: 'employeeId', Entity: Employee, id: employeeId, before: current?.employee.id },
      { field: 'assigneeId', Entity: CompanyUser, id: assigneeId, before: current?.assignee?.id },
    ]);
    if (current && current.employee.id !== employeeId) throw new InvalidInput({ field: 'employeeId', code: 'documentLocked' });
  }

  private async nameOf(employeeId: string): Promise<string> {
    return (await this.em.findOneOrFail(Employee, { id: employeeId })).name;
  }

  private async tell(to: string | null, name: string): Promise<void> {
    if (to) await notify(this.scope, { kind: NotificationKind.LEAVING_TASK, to: [to], record: { name } });
  }
}
