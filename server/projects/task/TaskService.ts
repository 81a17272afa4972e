import { rankAt, type RankPosition } from '../../core/board/ranks.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { FindsNamed, FromRows } from '../../core/import/FromRows.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { beginFollowing } from '../../core/record/followers.ts';
import { refuseMentions } from '../../core/record/refuseMentions.ts';
import { excerptOf } from '../../core/rules/markdown.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { Project } from '../../portfolio/project/Project.ts';
import type { StatusColumn } from '../../portfolio/column/StatusColumn.ts';
import { WorkService, type WorkMove } from '../../portfolio/work/WorkService.ts';
import { SprintService } from '../sprint/SprintService.ts';
import { dependenciesEndedWith, endDependencies, resumeDependencies } from './dependenciesOfDeleted.ts';
import { Task, TaskAssignee } from './Task.ts';
import { taskRules, type TaskValues } from './task.rules.ts';
import { TaskColumnService } from './TaskColumnService.ts';
import { planRankOf } from './planRank.ts';
import { refuseOpen } from './refuseOpen.ts';
import { freedBy, tellAssignees, tellOfTask } from './tellAssignees.ts';
import { holdTree, refuseParent } from './taskTree.ts';

/** Where a task is planned: its sprint, none for the backlog, and its neighbours as the client saw them. */
export type TaskPlan = RankPosition & { id: string; version?: number; sprintId?: string | null };

/** Tasks: within the dates of their project, done by its members (domain §7). */
export class TaskService extends WorkService<Task, TaskValues> implements FromRows<TaskValues>, FindsNamed<TaskValues> {
  static readonly rules = taskRules;
  protected readonly Entity = Task;
  protected readonly rules = taskRules;
  protected readonly people = { Entity: TaskAssignee, of: 'task', field: 'assigneeIds', rows: 'assignments' };

  #isCompleting = false;
  /** Users whom the description has not mentioned before. */
  #mentioned: string[] = [];

  override async create(input: TaskValues): Promise<Task> {
    const task = await super.create(input);
    await this.tellMentioned(task);
    return task;
  }

  /** Its new sprint is held before the task, in the order in which sprints hold their tasks. */
  override async update(changes: Changes<TaskValues>): Promise<Task> {
    await this.holdSprint(changes.sprintId);
    const task = await super.update(changes);
    await this.tellMentioned(task);
    return this.told(task);
  }

  override async move(place: WorkMove): Promise<Task> {
    return this.told(await super.move(place));
  }

  protected override async peopleAdded(task: Task, ids: string[]): Promise<void> {
    await beginFollowing(
      this.em,
      ids.map(userId => ({ recordId: task.id, userId })),
    );
    await tellOfTask(this.scope, NotificationKind.TASK_ASSIGNED, task, ids);
  }

  /** A task that comes from elsewhere may have begun already; one without a description is described by its name. */
  fromRow(values: TaskValues): TaskValues {
    this.mayHaveBegun = true;
    return { ...values, summary: values.summary ?? values.name };
  }

  private tellMentioned = (task: Task): Promise<void> =>
    tellOfTask(this.scope, NotificationKind.TASK_MENTIONED, task, this.#mentioned, excerptOf(task.summary));

  readonly namedFields = ['sprintId'];

  /** A sprint that its project does not have yet is made. */
  async findNamed(values: Partial<TaskValues>, id?: string): Promise<Partial<TaskValues>> {
    if (!values.sprintId) return values;
    const projectId = values.projectId ?? (id ? (await this.find(id)).project.id : '');
    return { ...values, sprintId: await new SprintService(this.scope).idOfNamed(values.sprintId, projectId) };
  }

  /** Tells the assignees of the tasks that waited for a task which has just been completed. */
  private async told(task: Task): Promise<Task> {
    if (!this.#isCompleting) return task;
    this.#isCompleting = false;
    for (const freed of await freedBy(this.em, task.id)) await tellAssignees(this.scope, NotificationKind.TASK_UNBLOCKED, freed);
    return task;
  }

  /**
   * Plans a task: puts it into a sprint or back into the backlog, between two others of its project. If they have moved meanwhile, follows
   * their current positions.
   * @throws InvalidInput `sprintId`: as `SprintService.openSprint`.
   */
  async plan({ id, version, sprintId, ...place }: TaskPlan): Promise<Task> {
    await this.holdSprint(sprintId);
    await this.em.execute(
      `select pg_advisory_xact_lock(hashtextextended('plan of ' || project_id, 0)) from task where company_id = noria_company() and id = ?`,
      [idForm.test(id) ? id : null],
    );
    const task = await this.find(id, version);
    const project = task.project.id;
    const isNew = sprintId !== task.sprint?.id;
    const sprint = sprintId ? await new SprintService(this.scope).openSprint(sprintId, project, 'sprintId', isNew ? 1 : 0) : null;
    const planRank = await rankAt(this.em, { table: 'task', within: ['project_id', project], by: 'plan_rank' }, { ...place, id });
    this.em.assign(task, { sprint, planRank });
    await this.em.flush();
    return task;
  }

  /** Holds a sprint, if there is one, before its tasks and columns: in the order in which sprints hold them. */
  async holdSprint(id: unknown): Promise<void> {
    if (typeof id !== 'string' || !idForm.test(id)) return;
    await this.em.execute(`select from sprint where company_id = noria_company() and id = ? for share`, [id]);
  }

  protected override async guard(values: TaskValues, current?: Task): Promise<void> {
    const project = await this.projectOf(values, current);
    await super.guard(values, current);
    const { startOn, dueOn, parentId, sprintId } = values;
    const isNew = (field: 'startOn' | 'dueOn') => values[field] !== current?.[field];
    if (startOn && isNew('startOn') && startOn < project.startOn) throw new InvalidInput({ field: 'startOn', code: 'beforeProject' });
    if (startOn && isNew('startOn') && startOn > project.dueOn) throw new InvalidInput({ field: 'startOn', code: 'afterProject' });
    if (dueOn && isNew('dueOn') && dueOn > project.dueOn) throw new InvalidInput({ field: 'dueOn', code: 'afterProject' });
    await this.refuseStrangers(project.id, values.assigneeIds, current?.id);
    this.#mentioned = values.mentionIds.filter(id => !current?.mentionIds.includes(id));
    await refuseMentions(this.em, this.#mentioned, writersOf(Task), current?.id);
    if (parentId && parentId !== current?.parent?.id) await this.guardParent(parentId, project.id, current?.id);
    if (sprintId && sprintId !== current?.sprint?.id) await new SprintService(this.scope).openSprint(sprintId, project.id, 'sprintId');
  }

  protected override async derive(values: TaskValues, current?: Task): Promise<Record<string, unknown>> {
    const columns = await super.derive(values, current);
    return current ? columns : { ...columns, ...(await this.nextKey(values.projectId)) };
  }

  /** Completing is refused while a task that this one waits for is not done, or a part of it. */
  protected override async guardEntry({ group }: StatusColumn, current?: Task): Promise<void> {
    if (group !== 'DONE' || !current || current.doneAt) return;
    await refuseOpen(this.em, current.id);
    this.#isCompleting = true;
  }

  /** Dependencies go with a task, at the same moment as it or as the later of the two. */
  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    await endDependencies(this.em, deleted);
    return deleted;
  }

  /** Dependencies come back with a task, where the other one is there and they close no circle by now. */
  override async restore(ids: string[]): Promise<string[]> {
    const ended = await dependenciesEndedWith(this.em, ids);
    const restored = await super.restore(ids);
    await resumeDependencies(this.em, ended);
    return restored;
  }

  /** The project of a task, which stays the same; locked, so that neither its dates nor its members change meanwhile. */
  private async projectOf({ projectId }: TaskValues, current?: Task): Promise<Project> {
    if (current && current.project.id !== projectId) throw new InvalidInput({ field: 'projectId', code: 'projectStays' });
    await this.em.execute(`select from project where company_id = noria_company() and id = ? for share`, [projectId]);
    const project = await this.em.findOne(Project, { id: projectId, deletedAt: null }, { refresh: true });
    if (!project) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    return project;
  }

  private async refuseStrangers(projectId: string, ids: string[], taskId?: string): Promise<void> {
    const strangers = await this.em.execute<{ user_id: string }[]>(
      `select named.user_id from unnest(?::uuid[]) as named (user_id)
       where not exists (select from project_member m
           where m.company_id = noria_company() and m.project_id = ? and m.user_id = named.user_id and m.deleted_at is null)
         and not exists (select from task_assignee a where a.company_id = noria_company() and a.task_id = ? and a.user_id = named.user_id)`,
      [`{${ids.join()}}`, projectId, taskId ?? null],
    );
    if (strangers.length) throw new InvalidInput({ field: 'assigneeIds', code: 'notAMember' });
  }

  private async guardParent(parentId: string, projectId: string, id?: string): Promise<void> {
    await holdTree(this.em, projectId);
    const parent = await this.em.findOne(Task, { id: parentId, deletedAt: null });
    if (!parent) throw new InvalidInput({ field: 'parentId', code: 'notFound' });
    if (parent.project.id !== projectId) throw new InvalidInput({ field: 'parentId', code: 'otherProject' });
    await refuseParent(this.em, parentId, id);
  }

  /** Counts in the project; a number is not given again. */
  private async nextKey(projectId: string): Promise<{ number: number; key: string; planRank: string }> {
    const [{ number, key }] = await this.em.execute<[{ number: number; key: string }]>(
      `update project set next_task = next_task + 1 where company_id = noria_company() and id = ? returning next_task - 1 as number, key`,
      [projectId],
    );
    return { number, key: `${key}-${number}`, planRank: planRankOf(number) };
  }

  protected get columnsOfBoard() {
    return new TaskColumnService(this.scope);
  }
}
