import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Books } from '../ledger/Books.ts';

type Values = Record<string, unknown>;
let count = 0;

/** Books of a company of its own, with heads, budgets and expenses. */
export class SpendingWorld {
  private constructor(readonly books: Books) {}

  static open = async (starting?: Promise<TestServer>) => new SpendingWorld(await Books.open(starting));

  get client(): Client {
    return this.books.client;
  }

  /** Signs in a user who may book above caps. */
  async approver(): Promise<Client> {
    const input = { title: 'Approver', description: 'x', permissions: ['FINANCIAL_MANAGEMENT'] };
    const { role } = await this.client.mutate('createRole', input, 'role { id }');
    const user = { name: 'Ben Oak', email: `approver${count++}@books.test`, roleId: role.id, password: demoPassword };
    const { errors } = await this.client.mutate('createUser', user, 'user { id }');
    if (errors.length) throw new Error(JSON.stringify(errors));
    return signedInAs(this.books.server, user.email);
  }

  async head(input: Values = {}): Promise<string> {
    const values = { title: `Head ${count++}`, description: 'x', type: 'FIXED', category: 'Office', mode: 'CASH', ...input };
    const { errors, expenseHead } = await this.client.mutate('createExpenseHead', values, 'expenseHead { id }');
    if (errors.length) throw new Error(JSON.stringify(errors));
    return expenseHead.id;
  }

  /** A budget of 2026 with a line for each head; answers the ids of budget and lines. */
  async budget(lines: { headId?: string; title?: string; amount: string }[], input: Values = {}): Promise<{ id: string; lines: string[] }> {
    const values = {
      title: `Budget ${count++}`,
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      lines: lines.map(line => ({ title: 'Line', ...line })),
      ...input,
    };
    const { errors, budget } = await this.client.mutate('createBudget', values, 'budget { id lines { id } }');
    if (errors.length) throw new Error(JSON.stringify(errors));
    return { id: budget.id, lines: budget.lines.map(({ id }: { id: string }) => id) };
  }

  /** Books an expense without tax on 10 March 2026 unless the input says otherwise. */
  book(net: string, input: Values): Promise<Shown> {
    const values = { title: `Expense ${count++}`, net, vatCategory: 'OUT_OF_SCOPE', issuedOn: '2026-03-10', ...input };
    return this.client.mutate(
      'bookExpense',
      values,
      `expense { id number status net vat total balance paymentStatus isOverBudget overrideReason issuedOn
         approvedBy { name } head { id } budgetLine { id } costCenter { id } }`,
    );
  }

  async line(id: string): Promise<{ amount: string; actual: string; committed: string; available: string }> {
    const { data } = await this.client.query(
      'query($id: ID!) { budgetLines(first: 100, filter: { }) { edges { node { id amount actual committed available } } } node(id: $id) { id } }',
      { id },
    );
    const { id: _, ...figures } = data.budgetLines.edges.map(({ node }: Shown) => node).find((node: Shown) => node.id === id);
    return figures;
  }
}

/** Field and code of each error. */
export const issuesOf = ({ errors }: Shown): [string | null, string][] => errors.map(({ field, code }: Shown) => [field, code]);
