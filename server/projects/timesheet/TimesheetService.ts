import { LockMode } from '@mikro-orm/core';
import { seeingAll } from '../../core/access/seeingAll.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { ExpectedError, InvalidInput, NotAllowed, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { weekStart } from '../../core/graphql/CalendarPeriod.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { actorOf, creatorOf } from '../../core/record/creatorOf.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { TimeEntry, type TimeState } from '../time/TimeEntry.ts';
import { isUsuallyBilled } from '../time/isUsuallyBilled.ts';
import { TimeEntryService } from '../time/TimeEntryService.ts';
import { timeEntryRules } from '../time/timeEntry.rules.ts';
import {
  rejectionRules,
  submissionRules,
  timesheetRules,
  weekRules,
  type Submission,
  type TimesheetCellValues,
} from './timesheet.rules.ts';
import { approvesAll } from './timesheetOf.ts';

const hundredths = (hours: string) => Math.round(Number(hours) * 100);
const hoursText = (count: number) => String(count / 100);

/** Weeks of time: filled in and submitted by those who spent it, approved by the managers of the projects (domain §7). */
export class TimesheetService {
  constructor(private readonly scope: Scope) {}

  /**
   * Sets the viewer's hours of some days to what a timesheet says; 0 removes them. Returns the number of cells.
   * @throws InvalidInput in `cells.0.hours` and the like, for what time entries are refused for; Refused `timeLocked`.
   */
  async save(input: { cells: TimesheetCellValues[] }): Promise<number> {
    const { cells } = check(timesheetRules, input);
    const userId = await this.own();
    await this.scope.em.execute(`select pg_advisory_xact_lock(hashtextextended('timesheet of ' || ?::text, 0))`, [userId]);
    // In one order of projects, which are locked one after the other.
    const order = cells
      .map((cell, index) => ({ cell, index }))
      .toSorted((one, next) => one.cell.projectId.localeCompare(next.cell.projectId));
    for (const { cell, index } of order) await atCell(index, () => this.setCell(userId, cell));
    return cells.length;
  }

  /** Submits the viewer's hours of a week. Throws Refused `nothingToSubmit`. Returns the number of time entries. */
  async submit(input: { day: string }): Promise<number> {
    const entries = await this.entriesOf(check(weekRules, input).day, 'DRAFT', { user: await this.own() });
    if (!entries.length) throw new Refused('nothingToSubmit');
    return this.set(entries, 'SUBMITTED', { rejection: null });
  }

  /** Takes the viewer's submitted hours of a week back to be changed; without any, does nothing. */
  async withdraw(input: { day: string }): Promise<number> {
    return this.set(await this.entriesOf(check(weekRules, input).day, 'SUBMITTED', { user: await this.own() }), 'DRAFT');
  }

  /** Approves what a user submitted for a week of a project. Throws Refused `nothingToApprove`, `notManager`, `ownHours`. */
  async approve(input: Submission): Promise<number> {
    const entries = await this.submitted(check(submissionRules, input));
    return this.set(entries, 'APPROVED', { approvedAt: new Date(), approvedBy: await actorOf(this.scope) });
  }

  /** Sends what a user submitted for a week of a project back to them, with a reason. */
  async reject(input: Submission & { reason: string }): Promise<number> {
    const { reason, ...submission } = check(rejectionRules, input);
    return this.set(await this.submitted(submission), 'DRAFT', { rejection: reason });
  }

  /** Takes the approval of a user's hours in a week of a project back. Throws Refused `nothingToReopen`, `timeBilled`. */
  async reopen(input: Submission): Promise<number> {
    const entries = await this.submitted(check(submissionRules, input), 'APPROVED');
    await this.refuseBilled(entries);
    return this.set(entries, 'DRAFT', { approvedAt: null, approvedBy: null });
  }

  private async submitted({ userId, projectId, day }: Submission, status: TimeState = 'SUBMITTED'): Promise<TimeEntry[]> {
    const { em, viewer } = this.scope;
    const project = await em.findOne(Project, { id: projectId, deletedAt: null });
    if (!project) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    if (!(await em.count(CompanyUser, { id: userId }))) throw new InvalidInput({ field: 'userId', code: 'notFound' });
    if (!approvesAll(viewer)) {
      if (project.manager?.id !== viewer.userId) throw new Refused('notManager');
      if (userId === viewer.userId) throw new Refused('ownHours');
    }
    const entries = await this.entriesOf(day, status, { user: userId, project: projectId });
    if (!entries.length) throw new Refused(status === 'APPROVED' ? 'nothingToReopen' : 'nothingToApprove');
    return entries;
  }

  /** Hours that a sales invoice bills stay as they are. */
  private async refuseBilled(entries: TimeEntry[]): Promise<void> {
    const [{ isBilled }] = await seeingAll(this.scope, () =>
      this.scope.em.execute<[{ isBilled: boolean }]>(
        `select exists (select from unnest(?::uuid[]) line where noria_is_billed(line)) as "isBilled"`,
        [`{${entries.flatMap(({ invoiceLineId }) => invoiceLineId ?? []).join()}}`],
      ),
    );
    if (isBilled) throw new Refused('timeBilled');
  }

  private async set(entries: TimeEntry[], status: TimeState, fields: Partial<TimeEntry> = {}): Promise<number> {
    for (const entry of entries) this.scope.em.assign(entry, { ...fields, status });
    await this.scope.em.flush();
    return entries.length;
  }

  /** Entries of a week, locked in one order. */
  private async entriesOf(day: string, status: TimeState, whose: { user: string; project?: string }): Promise<TimeEntry[]> {
    const { em } = this.scope;
    const [{ first }] = await em.execute<[{ first: string }]>(
      `select ${weekStart('?::date')}::text as first from company c where c.id = noria_company()`,
      [day, day],
    );
    return em.find(
      TimeEntry,
      { ...whose, status, spentOn: { $gte: first, $lt: daysAfter(first, 7) }, deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** More hours are added to the latest entry of the day, or are a new one; fewer are taken off the latest first. */
  private async setCell(userId: string, { projectId, taskId, spentOn, hours }: TimesheetCellValues): Promise<void> {
    const entries = await this.scope.em.find(
      TimeEntry,
      { user: userId, project: projectId, task: taskId, spentOn, deletedAt: null },
      { orderBy: { createdAt: 'desc', id: 'desc' }, refresh: true },
    );
    let more = hundredths(hours) - entries.reduce((sum, entry) => sum + hundredths(entry.hours), 0);
    if (!more) return;
    if (entries.some(({ status }) => status !== 'DRAFT')) throw new Refused('timeLocked');
    const service = new TimeEntryService(this.scope);
    if (!entries.length) {
      const isBillable = await isUsuallyBilled(this.scope.em, { userId, projectId, taskId });
      await service.create(timeEntryRules.parse({ projectId, taskId, userId, spentOn, hours: hoursText(more), isBillable }));
      return;
    }
    for (const { id, hours: before } of entries) {
      const next = Math.max(0, hundredths(before) + more);
      more -= next - hundredths(before);
      if (next) await service.update({ id, hours: hoursText(next) });
      else await service.delete([id]);
      if (!more) return;
    }
  }

  /** The viewer as a user of the company. */
  private async own(): Promise<string> {
    const userId = await creatorOf(this.scope);
    if (!userId) throw NotAllowed();
    return userId;
  }
}

/** Names the cell in the errors of its time entry. */
async function atCell(index: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused) throw new InvalidInput({ field: `cells.${index}.hours`, code: error.issues[0].code });
    if (!(error instanceof ExpectedError)) throw error;
    throw new InvalidInput(...error.issues.map(issue => ({ ...issue, field: `cells.${index}.${issue.field ?? 'hours'}` })));
  }
}
