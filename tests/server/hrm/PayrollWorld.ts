import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '../../support/asOwner.ts';
import { Client, signedInAs, startDemo } from '../../support/Client.ts';
import { manyPaid } from '../../support/manyPaid.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

interface Run {
  status: string;
  slipCount: number;
  openCount: number;
  isProcessing: boolean;
}

/** A company's payroll as its clerk sees it, with employees, setups and runs to make. */
export class PayrollWorld {
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly hrm: Client,
    readonly admin: Client,
  ) {}

  /** Begins in a company of its own, or in the demo's on a server with these settings. */
  static async open(env?: NodeJS.ProcessEnv): Promise<PayrollWorld> {
    const server = await (env ? startDemo(env) : ownCompany());
    const [hrm, admin] = await Promise.all(['hrm', 'admin'].map(name => signedInAs(server, `${name}@atlas.test`)));
    return new PayrollWorld(server, hrm, admin);
  }

  /** The payroll of another company, run by one user who holds every permission. */
  static of(server: TestServer, client: Client): PayrollWorld {
    return new PayrollWorld(server, client, client);
  }

  async made(name: string, input: object, field: string, selection = 'id') {
    const answer = await this.hrm.mutate(name, input as Record<string, unknown>, `errors { field code } ${field} { ${selection} }`);
    if (answer.errors.length) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`);
    return answer[field];
  }

  async employee(input: object = {}): Promise<string> {
    return (await this.made('createEmployee', { name: `Paid ${++this.#count}`, country: 'US', ...input }, 'employee')).id;
  }

  async nameOf(employeeId: string): Promise<string> {
    return (await this.hrm.query('query($id: ID!) { employee(id: $id) { name } }', { id: employeeId })).data.employee.name;
  }

  /** A setup of 1 January of the year on, with one tax of 10 % and one deduction of 5 %. */
  async setup(employeeIds: string[], year: number, input: object = {}): Promise<string> {
    const title = `Item ${++this.#count}`;
    const benefit = await this.made('createBenefit', { title, description: 'x' }, 'benefit');
    const tax = await this.made(
      'createPayrollTax',
      { title, type: 'PERCENT', cycle: 'MONTHLY', amount: '10', employerAmount: '2' },
      'payrollTax',
    );
    const deduction = await this.made('createDeduction', { title, type: 'PERCENT', cycle: 'MONTHLY', amount: '5' }, 'deduction');
    const days = { startsOn: `${year}-01-01`, joinedOn: `${year}-01-01` };
    const items = { benefitIds: [benefit.id], taxIds: [tax.id], deductionIds: [deduction.id] };
    const values = { title: `Setup ${this.#count}`, grossSalary: '3000', employeeIds, ...days, ...items, ...input };
    return (await this.made('createPayrollSetup', values, 'payrollSetup')).id;
  }

  async run(month: string, input: object = {}): Promise<string> {
    const endsOn = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
    const days = { startsOn: `${month}-01`, endsOn, payOn: endsOn };
    return (await this.made('createPayrollRun', { title: `Run ${++this.#count}`, cycle: 'MONTHLY', ...days, ...input }, 'payrollRun')).id;
  }

  async companyId(): Promise<string> {
    const { data } = await this.hrm.query('{ employees(first: 1) { edges { node { companyId } } } }');
    return data.employees.edges[0].node.companyId as string;
  }

  /** Runs a statement on the tables of the company themselves. */
  async inTables(sql: string, values: unknown[]): Promise<void> {
    await asOwner(this.server, sql, { values, companyId: await this.companyId() });
  }

  /** Covers many more employees by a setup, written straight into its tables. */
  async cover(setupId: string, count: number): Promise<void> {
    await this.inTables(manyPaid, [setupId, count]);
  }

  /** Reads a run until it is as wanted. */
  async runUntil(id: string, isSo: (run: Run) => boolean, client = this.hrm): Promise<Run> {
    for (;;) {
      const { data } = await client.query('query($id: ID!) { payrollRun(id: $id) { status slipCount openCount isProcessing } }', { id });
      if (isSo(data.payrollRun as Run)) return data.payrollRun as Run;
      await pause(20);
    }
  }

  /** Processes employees; a preview if `dryRun`. */
  async process({ setupId: id, ...more }: { setupId: string; runId?: string; employeeIds: string[]; dryRun?: boolean }, client = this.hrm) {
    return client.mutate(
      'processPayroll',
      { id, ...more },
      `errors { field code params } run { id status slipCount openCount }
       processing { results { employeeId outcome slipId net previousNet differences { kind title before after causes } } }`,
    );
  }

  async slip(id: string) {
    const { data } = await this.hrm.query(
      'query($id: ID!) { paySlip(id: $id) { id gross earnings taxable taxes deductions net employerCost paidDays lines arrears isReversed } }',
      { id },
    );
    return data.paySlip;
  }

  /** What a run owes to tax offices and funds, taxes first. */
  async remittance(run: string) {
    const { data } = await this.hrm.query(
      'query($run: ID!) { payrollRemittance(run: $run) { kind itemId employees employeeShare employerShare total outstanding paidOn } }',
      { run },
    );
    return data.payrollRemittance;
  }

  act(name: string, id: string, input: object = {}, client = this.hrm) {
    const types: Record<string, string> = {
      payPayrollRun: 'PayPayrollRunInput',
      completePayrollRun: 'CompletePayrollRunInput',
      payRemittance: 'PayRemittanceInput',
    };
    const type = types[name] ?? 'RecordInput';
    return client.mutate(
      name,
      { id, ...input },
      'errors { field code params } payrollRun { id title number status kind isReversed paidOn }',
      type,
    );
  }
}
