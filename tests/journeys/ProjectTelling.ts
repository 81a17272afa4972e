import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { daysAfter } from '../../server/core/rules/days.ts';
import { wordingOf } from '../support/wording.ts';
import type { Shell } from '../web/shell/Shell.ts';
import { navigate } from '../web/navigate.ts';

/** The parts of a project's journey that vary. */
export interface ProjectWords {
  language: 'en' | 'ar';
  /** Who tells it, and who works on another device meanwhile. */
  people: [string, string];
  /** Names of the project, of its tasks in their order, of the one that is added, of both sprints, and the tag. */
  project: string;
  tasks: [string, string, string];
  added: string;
  sprints: [string, string];
  tag: string;
}

/** A project with three tasks that wait for each other, made for the journey, and the browser of its manager. */
export class ProjectTelling {
  readonly say;
  /** The key that goes forward in time and to the next column. */
  readonly forward: 'ArrowRight' | 'ArrowLeft';

  private constructor(
    readonly shell: Shell,
    readonly told: ProjectWords,
    readonly page: Page,
    readonly prefix: string,
    readonly projectId: string,
    readonly taskIds: readonly string[],
    readonly sprintIds: readonly string[],
  ) {
    this.say = wordingOf(told.language);
    this.forward = told.language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  }

  static async of(shell: Shell, told: ProjectWords): Promise<ProjectTelling> {
    const prefix = told.language === 'en' ? '' : `/${told.language}`;
    const page = await shell.visit(`${prefix}/projects/`, told.people[0], wide);
    const ask = async <Data>(query: string, variables: object = {}) => shell.send<Data>(page, query, variables);
    const make = async (name: string, input: object): Promise<string> => {
      const type = `Create${name[0].toUpperCase()}${name.slice(1)}Input`;
      const mutation = `create${name[0].toUpperCase()}${name.slice(1)}`;
      const answer = await ask<Record<string, { errors: object[]; [name: string]: unknown }>>(
        `mutation($input: ${type}!) { ${mutation}(input: $input) { errors { field code } ${name} { id } } }`,
        { input },
      );
      expect(answer[mutation].errors).toEqual([]);
      return (answer[mutation][name] as { id: string }).id;
    };
    const { viewer, projects, customers, salesTerms } = await ask<Known>(
      `{ viewer { userId } salesTerms { today } customers(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } }
        projects(first: 1, filter: { isOpen: { eq: true } }) { edges { node { memberIds } } } }`,
    );
    const day = (days: number) => daysAfter(salesTerms.today, days);
    const customerId = customers.edges[0].node.id;
    const memberIds = [...new Set([viewer.userId, ...projects.edges[0].node.memberIds])];
    const dated = { startOn: day(0), dueOn: day(80) };
    const given = { name: told.project, categories: ['IT'], priority: 'HIGH', budget: '90000', ...dated, memberIds, customerId };
    const projectId = await make('project', given);
    await make('projectRate', { projectId, rate: '100' });
    const task = (name: string, from: number, to: number) =>
      make('task', {
        name,
        projectId,
        priority: 'HIGH',
        tags: [told.tag],
        summary: name,
        estimateHours: '8',
        assigneeIds: [viewer.userId],
        startOn: day(from),
        dueOn: day(to),
      });
    const taskIds = [await task(told.tasks[0], 1, 2), await task(told.tasks[1], 4, 6), await task(told.tasks[2], 8, 9)];
    for (const index of [1, 2])
      await ask(`mutation($input: AddTaskDependencyInput!) { addTaskDependency(input: $input) { errors { code } } }`, {
        input: { taskId: taskIds[index], predecessorId: taskIds[index - 1] },
      });
    const sprint = (name: string, tasks: string[], from: number) =>
      make('sprint', { name, projectId, status: 'FUTURE', startsOn: day(from), endsOn: day(from + 13), taskIds: tasks });
    const sprintIds = [await sprint(told.sprints[0], [taskIds[0]], 0), await sprint(told.sprints[1], [taskIds[2]], 14)];
    return new ProjectTelling(shell, told, page, prefix, projectId, taskIds, sprintIds);
  }

  button = (id: string, within: Page | Locator = this.page): Locator => within.getByRole('button', { name: this.say(id), exact: true });

  /** Goes to a path of the project, in the teller's language. */
  go = (path: string, page = this.page): Promise<void> => navigate(page, `${this.prefix}${path}`);

  /** A card of a board by its name, in a column if one is given. */
  card = (name: string, columnId = '', page = this.page): Locator =>
    page.locator(columnId ? `[data-column="${columnId}"] [data-card]` : '[data-card]', { hasText: name });

  /** Puts the keyboard on a card, once it is there. */
  async reach(name: string): Promise<Locator> {
    const card = this.card(name);
    await card.focus();
    await this.page.waitForFunction(element => element === document.activeElement, await card.elementHandle());
    return card;
  }

  /** What the server says of a task. */
  async task(
    index: number,
  ): Promise<{ startOn: string; dueOn: string; sprint: { id: string } | null; column: { id: string; kind: string } }> {
    const query = 'query($id: ID!) { task(id: $id) { startOn dueOn sprint { id } column { id kind } } }';
    return (await this.shell.send<{ task: never }>(this.page, query, { id: this.taskIds[index] })).task;
  }

  /** The id of a column of the task board. */
  async column(kind: string): Promise<string> {
    const { statusColumns } = await this.shell.send<{ statusColumns: { id: string; kind: string }[] }>(
      this.page,
      '{ statusColumns(scope: TASK) { id kind } }',
      {},
    );
    return statusColumns.find(column => column.kind === kind)!.id;
  }
}

interface Known {
  viewer: { userId: string };
  salesTerms: { today: string };
  customers: { edges: { node: { id: string } }[] };
  projects: { edges: { node: { memberIds: string[] } }[] };
}

const wide = { viewport: { width: 1600, height: 1000 } };
