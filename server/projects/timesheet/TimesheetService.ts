import { ExpectedError, InvalidInput, NotAllowed, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { TimeEntry } from '../time/TimeEntry.ts';
import { isUsuallyBilled } from '../time/isUsuallyBilled.ts';
import { TimeEntryService } from '../time/TimeEntryService.ts';
import { timeEntryRules } from '../time/timeEntry.rules.ts';
import { submissionsOf, tellOfHours } from './tellOfHours.ts';
import { timesheetRules, weekRules, type TimesheetCellValues } from './timesheet.rules.ts';
import { entriesOfWeek, setState } from './weekEntries.ts';

const hundredths = (hours: string) => Math.round(Number(hours) * 100);
const hoursText = (count: number) => String(count / 100);

/** Weeks of time: filled in and submitted by those who spent it (domain §7). `TimeApprovalService` approves them. */
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

  /** Submits the viewer's hours of a week, and tells who approves them. Throws Refused `nothingToSubmit`. Returns the number of time entries. */
  async submit(input: { day: string }): Promise<number> {
    const { em, viewer } = this.scope;
    const entries = await entriesOfWeek(em, check(weekRules, input).day, 'DRAFT', { user: await this.own() });
    if (!entries.length) throw new Refused('nothingToSubmit');
    const submissions = await submissionsOf(em, entries, viewer.userId);
    for (const { id, entries: together } of submissions) for (const entry of together) entry.submissionId = id;
    await setState(em, entries, 'SUBMITTED', { rejection: null });
    for (const submission of submissions) await tellOfHours(this.scope, submission);
    return entries.length;
  }

  /** Takes the viewer's submitted hours of a week back to be changed; without any, does nothing. */
  async withdraw(input: { day: string }): Promise<number> {
    const { em } = this.scope;
    return setState(em, await entriesOfWeek(em, check(weekRules, input).day, 'SUBMITTED', { user: await this.own() }), 'DRAFT');
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
