import { LockMode } from '@mikro-orm/core';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Task } from '../task/Task.ts';
import { Sprint } from './Sprint.ts';
import { sprintDays, sprintRules, sprintTasks, type SprintValues } from './sprint.rules.ts';
import { sprintStates } from './sprintStates.rules.ts';

/** Sprints: which tasks of a project are worked on when (domain §7). */
export class SprintService extends ServiceOf(Sprint, sprintRules) {
  #taskIds: string[] = [];
  #before: string[] = [];
  #isCompleting = false;
  /** Whether a new sprint gets its tasks by what follows in the same transaction. */
  #isFilledNext = false;
  #next: Sprint | null = null;

  override async create(input: SprintValues): Promise<Sprint> {
    const sprint = await super.create(input);
    await this.writeTasks(sprint);
    return sprint;
  }

  /** Returns the sprint of a project that is called so, or has that id; if there is none, makes one for a task that the caller puts into it. */
  async idOfNamed(name: string, projectId: string): Promise<string> {
    const [known] = await this.em.execute<{ id: string }[]>(
      `select id from sprint where company_id = noria_company() and project_id = ? and deleted_at is null and (lower(name) = lower(?) or id::text = ?)
       order by status = 'COMPLETED', id desc limit 1`,
      [idForm.test(projectId) ? projectId : null, name.trim(), name],
    );
    this.#isFilledNext = true;
    return known?.id ?? (await this.create({ name, projectId, status: 'FUTURE', startsOn: null, endsOn: null, goal: null })).id;
  }

  /** Completing a sprint freezes its figures and takes its open tasks out of it. */
  override async update(changes: Changes<SprintValues>): Promise<Sprint> {
    const sprint = await super.update(changes);
    if (this.hasNewTasks()) await this.writeTasks(sprint);
    if (this.#isCompleting) await this.close(sprint);
    return sprint;
  }

  /**
   * Completes a sprint; repeating it does nothing.
   * @param nextId The sprint of the same project that its open tasks move to; without one, they are in no sprint.
   * @throws InvalidInput `nextSprintId`: `notFound`, `sprintOfOtherProject`, `sprintCompleted`, `sprintFull`.
   */
  async complete(id: string, version: number | undefined, nextId: string | null | undefined): Promise<Sprint> {
    const sprint = await this.find(id, version);
    if (sprint.status === 'COMPLETED') return sprint;
    const open = await this.em.count(Task, { sprint: id, doneAt: null, deletedAt: null });
    this.#next = nextId ? await this.openSprint(nextId, sprint.project.id, 'nextSprintId', open) : null;
    if (this.#next === sprint) throw new InvalidInput({ field: 'nextSprintId', code: 'sprintCompleted' });
    return this.update({ id, version, status: 'COMPLETED' });
  }

  /**
   * Finds a sprint that takes so many more tasks, and keeps it open until the transaction ends.
   * @throws InvalidInput in `field`: `notFound`, `sprintOfOtherProject`, `sprintCompleted`, `sprintFull`.
   */
  async openSprint(id: string, projectId: string, field: string, more = 1): Promise<Sprint> {
    const sprint = await this.em.findOne(Sprint, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (!sprint) throw new InvalidInput({ field, code: 'notFound' });
    if (sprint.project.id !== projectId) throw new InvalidInput({ field, code: 'sprintOfOtherProject' });
    if (sprint.status === 'COMPLETED') throw new InvalidInput({ field, code: 'sprintCompleted' });
    const count = await this.em.count(Task, { sprint: id, deletedAt: null });
    if (more && count + more > sprintTasks) throw new InvalidInput({ field, code: 'sprintFull', params: { max: sprintTasks } });
    return sprint;
  }

  /** Its tasks stay, in no sprint. */
  protected override async guardDelete(sprint: Sprint): Promise<void> {
    const released = await this.tasks({ sprint: sprint.id });
    sprint.releasedIds = released.map(task => task.id);
    for (const task of released) task.sprint = null;
    await this.em.flush();
  }

  /** The tasks that left it come back, unless they have found another sprint. */
  protected override async guardRestore(sprint: Sprint): Promise<void> {
    const [row] = await this.em.execute<{ released_ids: string[] | null }[]>(
      `select released_ids::text[] from sprint where company_id = noria_company() and id = ?`,
      [sprint.id],
    );
    await this.em.flush();
    for (const task of await this.tasks({ id: { $in: row?.released_ids ?? [] }, sprint: null }))
      task.sprint = this.em.getReference(Sprint, sprint.id, { wrapped: true });
  }

  /** Without its tasks, which stay unless the input names them. */
  override async valuesOf(sprint: Sprint): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(sprint)), taskIds: undefined };
  }

  protected override async guard(values: SprintValues, current?: Sprint): Promise<void> {
    if (current?.status === 'COMPLETED') throw new Refused('sprintCompleted');
    const { projectId, startsOn, endsOn, status, taskIds } = values;
    if (current && current.project.id !== projectId) throw new InvalidInput({ field: 'projectId', code: 'sprintStays' });
    if (!(await this.em.count(Project, { id: projectId, deletedAt: null })))
      throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    if (startsOn && endsOn && endsOn < startsOn) throw new InvalidInput({ field: 'endsOn', code: 'endBeforeStart' });
    if (startsOn && endsOn && endsOn > daysAfter(startsOn, sprintDays)) throw new InvalidInput({ field: 'endsOn', code: 'limitExceeded' });
    this.#before = current ? await this.taskIdsOf(current.id) : [];
    this.#taskIds = taskIds ?? this.#before;
    this.#isCompleting = status === 'COMPLETED';
    const added = this.#taskIds.filter(id => !this.#before.includes(id));
    // One that has lost its tasks can still be changed and completed.
    if (!this.#taskIds.length && (current ? this.#before.length : !this.#isFilledNext))
      throw new InvalidInput({ field: 'taskIds', code: 'chooseOne' });
    const found = await this.em.count(Task, { id: { $in: added }, project: projectId, deletedAt: null });
    if (found < added.length) throw new InvalidInput({ field: 'taskIds', code: 'otherProject' });
    await this.guardStatus(values, current);
  }

  private async guardStatus({ status, projectId }: SprintValues, current?: Sprint): Promise<void> {
    const rank = (state: SprintValues['status']) => sprintStates.indexOf(state);
    if (!current && status === 'COMPLETED') throw new InvalidInput({ field: 'status', code: 'sprintNotBegun' });
    if (current && rank(status) < rank(current.status)) throw new InvalidInput({ field: 'status', code: 'sprintForward' });
    if (status !== 'CURRENT' || current?.status === 'CURRENT') return;
    const other = await this.em.findOne(Sprint, { project: projectId, status: 'CURRENT', deletedAt: null });
    if (other) throw new InvalidInput({ field: 'status', code: 'otherCurrentSprint', params: { name: other.name } });
  }

  /** A change of tasks alone increases the version too. */
  protected override async derive({ status }: SprintValues, current?: Sprint): Promise<Record<string, unknown>> {
    const changed = current && this.hasNewTasks() && { updatedAt: new Date() };
    return { ...changed, ...(status === 'COMPLETED' && { completedAt: new Date() }) };
  }

  private hasNewTasks(): boolean {
    return this.#taskIds.toSorted().join() !== this.#before.toSorted().join();
  }

  private async writeTasks(sprint: Sprint): Promise<void> {
    const chosen = new Set(this.#taskIds);
    const changed = [...this.#before.filter(id => !chosen.has(id)), ...this.#taskIds.filter(id => !this.#before.includes(id))];
    for (const task of await this.tasks({ id: { $in: changed } }))
      task.sprint = chosen.has(task.id) ? this.em.getReference(Sprint, sprint.id, { wrapped: true }) : null;
    await this.em.flush();
  }

  /** The database keeps the record of what was in a completed sprint (`sprint_scope`), so its open tasks can move on. */
  private async close(sprint: Sprint): Promise<void> {
    await this.em.execute(
      `update sprint s set (frozen_tasks, frozen_done, frozen_hours, frozen_done_hours) = (
         select count(*), count(t.done_at), coalesce(sum(t.estimate_hours), 0), coalesce(sum(t.estimate_hours) filter (where t.done_at is not null), 0)
         from task t where t.company_id = s.company_id and t.sprint_id = s.id and t.deleted_at is null)
       where s.company_id = noria_company() and s.id = ?`,
      [sprint.id],
    );
    const next = this.#next && this.em.getReference(Sprint, this.#next.id, { wrapped: true });
    for (const task of await this.tasks({ sprint: sprint.id, doneAt: null })) task.sprint = next;
    await this.em.flush();
  }

  /** Tasks, locked in one order, so that two changes of sprints wait for each other. */
  private tasks(where: object): Promise<Task[]> {
    return this.em.find(
      Task,
      { ...where, deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  private async taskIdsOf(id: string): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from task where company_id = noria_company() and sprint_id = ? and deleted_at is null order by number`,
      [id],
    );
    return rows.map(row => row.id);
  }
}
