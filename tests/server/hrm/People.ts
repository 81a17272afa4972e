import { randomUUID } from 'node:crypto';
import { demoPassword as password } from '../../../server/demo/loadDemo.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

/** Somebody employed who can sign in, without a right of HRM. */
export interface Hired {
  employeeId: string;
  userId: string;
  name: string;
  email: string;
  client: Client;
}

interface Terms {
  managerId?: string;
  timeZone?: string;
  country?: string;
  joinedOn?: string;
  leftOn?: string;
  weeklyHours?: string;
  salary?: string;
}

/** People of the demo's company with accounts of their own. */
export class People {
  private constructor(
    private readonly server: TestServer,
    readonly admin: Client,
    readonly hrm: Client,
    private readonly roleId: string,
  ) {}

  static async of(server: TestServer): Promise<People> {
    const [admin, hrm] = [await signedInAs(server, 'admin@atlas.test'), await signedInAs(server, 'hrm@atlas.test')];
    const { data } = await admin.query('{ roles(first: 50) { edges { node { id permissions } } } }');
    const role = data.roles.edges.find(({ node }: { node: { permissions: string[] } }) => String(node.permissions) === 'CRM').node;
    return new People(server, admin, hrm, role.id);
  }

  /** Employs somebody and gives them an account. */
  async hire({ timeZone, ...terms }: Terms = {}): Promise<Hired> {
    const name = `Person ${randomUUID().slice(0, 8)}`;
    const email = `${randomUUID()}@atlas.test`;
    const made = await this.admin.mutate('createUser', { name, email, password, roleId: this.roleId }, 'user { id }');
    refuse(made);
    const userId = made.user.id as string;
    const employed = await this.hrm.mutate('createEmployee', { name, userId, country: 'US', ...terms }, 'employee { id }');
    refuse(employed);
    const client = await signedInAs(this.server, email, password);
    if (timeZone) refuse(await client.mutate('updatePreferences', { timeZone }, '__typename'));
    return { employeeId: employed.employee.id, userId, name, email, client };
  }
}

/** Throws what was refused. */
function refuse({ errors }: { errors: object[] }): void {
  if (errors.length) throw new Error(JSON.stringify(errors));
}
