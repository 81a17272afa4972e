import { daysAfter } from '../../../server/core/rules/days.ts';
import { signedInAs, startDemo, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

/** Projects for tests: their manager, some colleagues, and ways to create records. */
export class ProjectWorld {
  /** Users by e-mail. */
  readonly users = new Map<string, string>();
  today = '';
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly manager: Client,
    readonly admin: Client,
  ) {}

  static async open(): Promise<ProjectWorld> {
    const server = await startDemo();
    const [manager, admin] = await Promise.all(['projects@atlas.test', 'admin@atlas.test'].map(email => signedInAs(server, email)));
    const world = new ProjectWorld(server, manager, admin);
    const { data } = await admin.query('{ users(first: 100) { edges { node { id email } } } salesTerms { today } }');
    for (const { node } of data.users.edges) world.users.set(node.email, node.id);
    world.today = data.salesTerms.today;
    return world;
  }

  user = (name: string): string => this.users.get(`${name}@atlas.test`)!;

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

  /** The columns of a board by kind, or by title if they are custom. */
  async columns(scope: string): Promise<Map<string, string>> {
    const { data } = await this.manager.query('query($scope: ColumnScope!) { statusColumns(scope: $scope) { id kind title } }', { scope });
    return new Map(data.statusColumns.map(({ id, kind, title }: Record<string, string>) => [title ?? kind, id]));
  }
}

/** The errors of a payload as pairs of field and code. */
export const issues = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field, code }) => [field, code]);
