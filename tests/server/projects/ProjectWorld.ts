import { daysAfter } from '../../../server/core/rules/days.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

const taskFields =
  'id version key name status assigneeIds progress subtaskCount doneSubtaskCount isBlocked isOverdue doneAt startOn dueOn parent { id } column { id }';

/** Projects for tests: their manager, some colleagues, and ways to create records. */
export class ProjectWorld {
  /** Users by the name in their address. */
  readonly users = new Map<string, string>();
  today = '';
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly manager: Client,
    readonly admin: Client,
  ) {}

  static async open(starting = ownCompany()): Promise<ProjectWorld> {
    const server = await starting;
    const [manager, admin] = await Promise.all(['projects@atlas.test', 'admin@atlas.test'].map(email => signedInAs(server, email)));
    const world = new ProjectWorld(server, manager, admin);
    const { data } = await admin.query('{ users(first: 100) { edges { node { id email } } } salesTerms { today } }');
    for (const { node } of data.users.edges) world.users.set(node.email.replace(/@.*/, ''), node.id);
    world.today = data.salesTerms.today;
    return world;
  }

  user = (name: string): string => this.users.get(name)!;

  /** A day so many days from the company's today. */
  day = (days: number): string => daysAfter(this.today, days);

  project(values: object = {}) {
    const input = {
      name: `Project ${++this.#count}`,
      categories: ['IT'],
      priority: 'HIGH',
      startOn: this.day(0),
      dueOn: this.day(60),
      budget: '1000',
      memberIds: [this.user('projects'), this.user('crm')],
      ...values,
    };
    const selection = 'project { id version key name status column { id kind } memberIds categories startOn dueOn doneAt }';
    return this.manager.mutate('createProject', input, selection);
  }

  task(values: { projectId: string } & Record<string, unknown>) {
    const input = {
      name: `Task ${++this.#count}`,
      priority: 'HIGH',
      tags: ['x'],
      summary: 's',
      assigneeIds: [this.user('projects')],
      ...values,
    };
    return this.manager.mutate('createTask', input, `task { ${taskFields} }`);
  }

  /** Creates a project with some tasks; returns its id and theirs. */
  async plan(count: number): Promise<{ projectId: string; ids: string[] }> {
    const projectId = (await this.project()).project.id as string;
    const ids: string[] = [];
    for (let index = 0; index < count; index++) {
      const made = await this.task({ projectId });
      if (!made.task) throw new Error(JSON.stringify(made.errors));
      ids.push(made.task.id);
    }
    return { projectId, ids };
  }

  updateTask = (values: Record<string, unknown>) => this.manager.mutate('updateTask', values, `task { ${taskFields} }`);

  async taskOf(id: string) {
    return (await this.manager.query(`query($id: ID!) { task(id: $id) { ${taskFields} } }`, { id })).data.task;
  }

  wait = (taskId: string, predecessorId: string, values: object = {}) =>
    this.manager.mutate('addTaskDependency', { taskId, predecessorId, ...values }, 'task { id predecessors { id predecessor { key } } }');

  /** The columns of a board by kind, or by title if they are custom. */
  async columns(scope: string): Promise<Map<string, string>> {
    const { data } = await this.manager.query('query($scope: ColumnScope!) { statusColumns(scope: $scope) { id kind title } }', { scope });
    return new Map(data.statusColumns.map(({ id, kind, title }: Record<string, string>) => [title ?? kind, id]));
  }
}

/** The errors of a payload as pairs of field and code. */
export const issues = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field, code }) => [field, code]);
