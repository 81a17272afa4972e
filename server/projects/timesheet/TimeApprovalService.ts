import { LockMode } from '@mikro-orm/core';
import { seeingAll } from '../../core/access/seeingAll.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Conflict, InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { TimeEntry, type TimeState } from '../time/TimeEntry.ts';
import { tellOfDecision } from './tellOfHours.ts';
import { rejectionRules, submissionRules, type Submission } from './timesheet.rules.ts';
import { approvesAll } from './timesheetOf.ts';
import { entriesOfWeek, setState } from './weekEntries.ts';

/** Hours to decide, all of one user. */
interface Hours {
  userId: string;
  projectNames: string[];
  entries: TimeEntry[];
}

/** Approval of submitted hours: by the managers of the projects, or by whoever approves on all of them (domain §7). */
export class TimeApprovalService {
  constructor(private readonly scope: Scope) {}

  /** Approves what a user submitted for a week of a project. Throws Refused `nothingToApprove`, `notManager`, `ownHours`. */
  async approve(input: Submission): Promise<number> {
    return this.approveHours(await this.ofProject(check(submissionRules, input), 'SUBMITTED'));
  }

  /** Sends what a user submitted for a week of a project back to them, with a reason. */
  async reject(input: Submission & { reason: string }): Promise<number> {
    const { reason, ...submission } = check(rejectionRules, input);
    return this.rejectHours(await this.ofProject(submission, 'SUBMITTED'), reason);
  }

  /**
   * Approves what was submitted together, named by the first of its entries in the version that was submitted.
   * @throws Conflict if that was changed or decided since; Refused `notManager`, `ownHours`.
   */
  async approveTogether(id: string, version: number): Promise<number> {
    return this.approveHours(await this.submittedWith(id, version));
  }

  /** Sends what was submitted together back, with a reason. Throws as `approveTogether`. */
  async rejectTogether(id: string, version: number, reason: string): Promise<number> {
    return this.rejectHours(await this.submittedWith(id, version), reason);
  }

  /** Takes the approval of a user's hours in a week of a project back. Throws Refused `nothingToReopen`, `timeBilled`. */
  async reopen(input: Submission): Promise<number> {
    const { entries } = await this.ofProject(check(submissionRules, input), 'APPROVED');
    await this.refuseBilled(entries);
    return setState(this.scope.em, entries, 'DRAFT', { approvedAt: null, approvedBy: null });
  }

  private async approveHours({ userId, projectNames, entries }: Hours): Promise<number> {
    const count = await setState(this.scope.em, entries, 'APPROVED', { approvedAt: new Date(), approvedBy: await actorOf(this.scope) });
    await tellOfDecision(this.scope, userId, projectNames);
    return count;
  }

  private async rejectHours({ userId, projectNames, entries }: Hours, reason: string): Promise<number> {
    const count = await setState(this.scope.em, entries, 'DRAFT', { rejection: reason });
    await tellOfDecision(this.scope, userId, projectNames, reason);
    return count;
  }

  private async ofProject({ userId, projectId, day }: Submission, status: TimeState): Promise<Hours> {
    const { em, viewer } = this.scope;
    const project = await em.findOne(Project, { id: projectId, deletedAt: null });
    if (!project) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    if (!(await em.count(CompanyUser, { id: userId }))) throw new InvalidInput({ field: 'userId', code: 'notFound' });
    if (!approvesAll(viewer)) this.refuseOthers(project, userId);
    const entries = await entriesOfWeek(em, day, status, { user: userId, project: projectId });
    if (!entries.length) throw new Refused(status === 'APPROVED' ? 'nothingToReopen' : 'nothingToApprove');
    return { userId, projectNames: [project.name], entries };
  }

  private async submittedWith(id: string, version: number): Promise<Hours> {
    const { em, viewer } = this.scope;
    const first = await em.findOne(TimeEntry, { id, version, status: 'SUBMITTED', deletedAt: null });
    if (!first?.submissionId) throw new Conflict(id);
    const entries = await em.find(
      TimeEntry,
      { submissionId: first.submissionId, status: 'SUBMITTED', deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (entries[0]?.id !== id || entries[0].version !== version) throw new Conflict(id);
    const userId = first.user.id;
    if (userId === viewer.userId) throw new Refused('ownHours');
    const projectIds = [...new Set(entries.map(({ project }) => project.id))];
    const projects = await em.find(Project, { id: projectIds }, { orderBy: { name: 'asc', id: 'asc' } });
    if (!approvesAll(viewer)) for (const project of projects) this.refuseOthers(project, userId);
    return { userId, projectNames: projects.map(({ name }) => name), entries };
  }

  /** Managers of a project decide the hours of others on it. */
  private refuseOthers(project: Project, userId: string): void {
    const { viewer } = this.scope;
    if (project.manager?.id !== viewer.userId) throw new Refused('notManager');
    if (userId === viewer.userId) throw new Refused('ownHours');
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
}
