import { companyToday } from '../../core/database/companyToday.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task, taskCode } from '../task/Task.ts';
import { TimeEntry } from './TimeEntry.ts';
import { hoursOfDay, timeEntryRules, type TimeEntryValues } from './timeEntry.rules.ts';

/** Time spent on projects by their members: at most 24 hours a day each, and within the project's budget (domain §7). */
export class TimeEntryService extends ServiceOf(TimeEntry, timeEntryRules) {
  override async create(input: TimeEntryValues): Promise<TimeEntry> {
    const userId = input.userId || (await creatorOf(this.scope));
    return super.create(await this.completed({ ...input, userId }));
  }

  /** A task in another project takes the time along, unless the change names a project. */
  override async update(changes: Changes<TimeEntryValues>): Promise<TimeEntry> {
    return super.update(await this.completed(changes));
  }

  protected override async guard({ projectId, taskId, userId, spentOn, hours }: TimeEntryValues, current?: TimeEntry): Promise<void> {
    if (current) refuseLocked(current);
    if (!projectId) throw new InvalidInput({ field: 'projectId', code: 'required' });
    if (!userId) throw new InvalidInput({ field: 'userId', code: 'required' });
    await this.hold(projectId);
    if (taskId && (await this.taskOf(taskId)).project.id !== projectId) throw new InvalidInput({ field: 'taskId', code: 'otherProject' });
    if (spentOn > (await companyToday(this.em))) throw new InvalidInput({ field: 'spentOn', code: 'inTheFuture' });
    if (current?.project.id !== projectId || current.user.id !== userId) await this.refuseStranger(projectId, userId);
    await this.refuseFullDay(userId, spentOn, hours, current?.id);
    await this.refuseOverBudget(projectId, { spentOn, hours }, current?.id);
  }

  protected override async guardDelete(entry: TimeEntry): Promise<void> {
    refuseLocked(entry);
  }

  protected override async guardRestore({ id, project, user, spentOn, hours }: TimeEntry): Promise<void> {
    await this.hold(project.id);
    await this.refuseFullDay(user.id, spentOn, hours, id);
    await this.refuseOverBudget(project.id, { spentOn, hours }, id);
  }

  /** The task names the project. */
  private async completed<Input extends Partial<TimeEntryValues>>(input: Input): Promise<Input> {
    if (input.projectId || !input.taskId) return input;
    return { ...input, projectId: (await this.taskOf(input.taskId)).project.id };
  }

  private async taskOf(id: string): Promise<Task> {
    const task = typeOfId(id) === taskCode ? await this.em.findOne(Task, { id, deletedAt: null }) : null;
    if (!task) throw new InvalidInput({ field: 'taskId', code: 'notFound' });
    return task;
  }

  /** Locks the project, so that two who book at once do not exceed its budget together. */
  private async hold(projectId: string): Promise<void> {
    await this.em.execute(`select from project where company_id = noria_company() and id = ? for no key update`, [projectId]);
    if (!(await this.em.count(Project, { id: projectId, deletedAt: null })))
      throw new InvalidInput({ field: 'projectId', code: 'notFound' });
  }

  private async refuseStranger(projectId: string, userId: string): Promise<void> {
    const found = await this.em.execute(
      `select from project_member where company_id = noria_company() and project_id = ? and user_id = ? and deleted_at is null`,
      [projectId, userId],
    );
    if (!found.length) throw new InvalidInput({ field: 'userId', code: 'notAMember' });
  }

  /** Throws InvalidInput `dayFull` if the person would have worked more than 24 hours on the day. */
  private async refuseFullDay(userId: string, spentOn: string, hours: string, id?: string): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('time of ' || ?::text, 0))`, [userId]);
    const [{ full }] = await this.em.execute<[{ full: boolean }]>(
      `select coalesce(sum(hours), 0) + ?::numeric > ? as full from time_entry
       where company_id = noria_company() and user_id = ? and spent_on = ? and deleted_at is null and id is distinct from ?`,
      [hours, hoursOfDay, userId, spentOn, id ?? null],
    );
    if (full) throw new InvalidInput({ field: 'hours', code: 'dayFull', params: { max: hoursOfDay } });
  }

  /**
   * Throws InvalidInput `budgetLimitExceeded` if the hours, at their standard cost, are more than purchases and other hours leave of the
   * budget; those that cost nothing are always booked.
   */
  private async refuseOverBudget(
    projectId: string,
    { spentOn, hours }: Pick<TimeEntryValues, 'spentOn' | 'hours'>,
    id?: string,
  ): Promise<void> {
    await this.em.execute('select noria_set_standard_hour(?::date)', [spentOn]);
    const [{ exceeds }] = await this.em.execute<[{ exceeds: boolean }]>(
      `select c.cost > 0 and noria_standard_time_cost(p.id, ?) + c.cost + b.expenses + b.bills + b.commitments > p.budget as exceeds
       from project p cross join lateral (select ?::numeric * noria_standard_hour(p.id, ?) as cost) c
         cross join lateral noria_project_purchases(p.id) b
       where p.company_id = noria_company() and p.id = ?`,
      [id ?? null, hours, spentOn, projectId],
    );
    if (exceeds) throw new InvalidInput({ field: 'hours', code: 'budgetLimitExceeded' });
  }
}

/** Time that is submitted or approved stays as it is. */
function refuseLocked({ status }: TimeEntry): void {
  if (status !== 'DRAFT') throw new Refused('timeLocked');
}
