import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { rankAt, ranksAtEnd, type RankedRows, type RankPosition } from '../../core/board/ranks.ts';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { findEach, refuseMany } from '../../core/database/severalAtOnce.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { Task } from '../task/Task.ts';
import { TaskColumnService } from '../task/TaskColumnService.ts';
import { TaskService } from '../task/TaskService.ts';
import { checklistLimit, itemRules, newItemsRules } from './checklist.rules.ts';
import { ChecklistItem } from './ChecklistItem.ts';

/** An item, the version that the caller read, and what changes. */
export type ItemChange = z.input<typeof itemRules> & { id: string; version?: number };

/** An item's new place, between two others as the client saw them. */
export type ItemMove = RankPosition & { id: string; version?: number };

/** Checklists of tasks. The task is held while its items change, so that they stay within their limit and no two take one place. */
export class ChecklistService {
  constructor(private readonly scope: Scope) {}

  /** Adds items behind the others. Throws InvalidInput `titles`: `checklistFull` with the limit. */
  async add(input: z.input<typeof newItemsRules>): Promise<Task> {
    const { taskId, titles } = check(newItemsRules, input);
    const { em } = this.scope;
    const task = await new TaskService(this.scope).find(taskId, undefined, 'taskId');
    const held = await em.count(ChecklistItem, { task: taskId, deletedAt: null });
    if (held + titles.length > checklistLimit)
      throw new InvalidInput({ field: 'titles', code: 'checklistFull', params: { max: checklistLimit } });
    const ranks = await ranksAtEnd(em, itemsOf(taskId), titles.length);
    titles.forEach((title, index) => em.create(ChecklistItem, { task, title, rank: ranks[index] }));
    return this.changed(task);
  }

  /** Renames an item, ticks it or reopens it. */
  async update({ id, version, ...input }: ItemChange): Promise<Task> {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
    const { title, isDone } = check(itemRules, given);
    const { item, task } = await this.find(id, version);
    if (title) item.title = title;
    if (isDone !== undefined && isDone !== !!item.doneAt) {
      item.doneAt = isDone ? new Date() : null;
      item.doneBy = isDone ? await actorOf(this.scope) : null;
    }
    return this.changed(task);
  }

  /** Moves an item between two others. If they have moved meanwhile, follows their current positions. */
  async move({ id, version, afterId, beforeId }: ItemMove): Promise<Task> {
    const { item, task } = await this.find(id, version);
    item.rank = await rankAt(this.scope.em, itemsOf(task.id), { id, afterId, beforeId });
    return this.changed(task);
  }

  /** Removes items: all of them or none. Returns their ids. */
  async remove(ids: string[]): Promise<string[]> {
    refuseMany(ids, checklistLimit);
    const found = await findEach(ids, id => this.find(id));
    for (const { item, task } of found) {
      item.deletedAt = new Date();
      await this.changed(task);
    }
    return found.map(({ item }) => item.id);
  }

  /**
   * Makes a subtask of an item, which leaves the checklist: with the assignees, tags, priority and sprint of its task, and completed if the
   * item is ticked. Returns the subtask.
   * @throws what creating a task throws, such as InvalidInput `parentId` tooDeep.
   */
  async convert(id: string, version?: number): Promise<Task> {
    const tasks = new TaskService(this.scope);
    const known = await this.known(id);
    await tasks.holdSprint((await known.task.loadOrFail()).sprint?.id);
    // Before the task, as whoever creates or moves tasks holds them.
    await new TaskColumnService(this.scope).hold([null, 'COMPLETED']);
    const { item, task } = await this.find(id, version);
    const { projectId, priority, tags, assigneeIds, sprintId, isShared } = await tasks.valuesOf(task);
    const part = { projectId, priority, tags, assigneeIds, isShared, name: item.title, summary: item.title, parentId: task.id };
    // What a completed sprint held stays out of its subtasks.
    const isPlanned = sprintId && !(await task.sprint!.loadOrFail()).completedAt;
    const subtask = await tasks.create({
      ...part,
      columnId: item.doneAt ? 'COMPLETED' : null,
      sprintId: isPlanned ? sprintId : null,
    } as never);
    item.deletedAt = new Date();
    await this.changed(task);
    return subtask;
  }

  /** Finds an item, with its task held before it as in `add`. */
  private async find(id: string, version?: number): Promise<{ item: ChecklistItem; task: Task }> {
    const { em } = this.scope;
    const known = await this.known(id);
    const task = await new TaskService(this.scope).find(known.task.id);
    const item = await em.findOne(ChecklistItem, { id, deletedAt: null }, { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!item) throw NotFound();
    if (version !== undefined && version !== null && item.version !== version) throw new Conflict(id);
    return { item, task };
  }

  private async known(id: string): Promise<ChecklistItem> {
    const item = typeOfId(id) === codeOf(ChecklistItem) ? await this.scope.em.findOne(ChecklistItem, { id, deletedAt: null }) : null;
    if (!item) throw NotFound();
    return item;
  }

  /** Boards show how much of a task's checklist is done. */
  private async changed(task: Task): Promise<Task> {
    await this.scope.em.flush();
    noteNotice(this.scope.em, { id: task.id, type: Task.name, kind: 'UPDATED' });
    return task;
  }
}

const itemsOf = (taskId: string): RankedRows => ({ table: 'checklist_item', within: ['task_id', taskId] });
