import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Rest, restAs } from '../../rest/Rest.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Client, signedInAs } from '../../support/Client.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { textOf } from '../../support/pdf.ts';
import { sharedDemo } from '../../support/sharedDemo.ts';
import { PayrollWorld } from './PayrollWorld.ts';

let world: PayrollWorld;
beforeAll(async () => void (world = await PayrollWorld.open()));
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

describe('a payroll setup', () => {
  it('makes its gross the salary of its employees from its first day on', async () => {
    const [early, late] = [await world.employee(), await world.employee({ joinedOn: '2041-03-10' })];
    const id = await world.setup([early, late], 2041);
    await world.made('updatePayrollSetup', { id, designation: 'Clerk' }, 'payrollSetup');
    await world.made('updatePayrollSetup', { id, grossSalary: '3200.50' }, 'payrollSetup');
    const asked = 'query($id: ID!) { employee(id: $id) { salaryChanges(first: 9) { edges { node { effectiveOn newSalary source } } } } }';
    const of = async (employee: string) =>
      (await world.hrm.query(asked, { id: employee })).data.employee.salaryChanges.edges.map(({ node }: { node: object }) => node);
    expect(await of(early)).toMatchObject([
      { newSalary: '3200.5' },
      { effectiveOn: '2041-01-01', newSalary: '3000', source: 'PAYROLL_SETUP' },
    ]);
    expect(await of(late)).toMatchObject([{ effectiveOn: '2041-03-10' }, { effectiveOn: '2041-03-10', newSalary: '3000' }]);
  });

  it('covers nobody who is in another one on these days, of two at once only one', async () => {
    const employee = await world.employee();
    await world.setup([employee], 2042, { endsOn: '2042-06-30' });
    await expect(world.setup([employee], 2042, { startsOn: '2042-06-30', joinedOn: '2042-06-30' })).rejects.toThrow('employeeIds');
    await world.setup([employee], 2042, { startsOn: '2042-07-01', joinedOn: '2042-07-01', endsOn: '2042-07-31' });
    const other = await world.employee();
    const both = await Promise.allSettled([world.setup([other], 2043), world.setup([other], 2043)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('processing', () => {
  it('pays joiners, raises and unpaid leave by days, and says of each line why', async () => {
    const [whole, joiner, raised, away] = [
      await world.employee(),
      await world.employee({ joinedOn: '2044-06-10' }),
      await world.employee(),
      await world.employee(),
    ];
    const setupId = await world.setup([whole, joiner, raised, away], 2044);
    const finance = await signedInAs(world.server, 'finance@atlas.test');
    await finance.mutate('recordSalary', { employeeId: raised, salary: '3300', effectiveOn: '2044-06-16' }, 'salaryChange { id }');
    const { id: leaveTypeId } = await world.made('createLeaveType', { title: `Unpaid ${Math.random()}`, isUnpaid: true }, 'leaveType');
    const asked = { employeeId: away, leaveTypeId, startsOn: '2044-06-01', endsOn: '2044-06-01', part: 'MORNING' };
    const { id: leave } = await world.made('createLeaveRequest', asked, 'leaveRequest');
    await world.hrm.mutate('approveLeaveRequest', { id: leave }, 'leaveRequest { status }', 'RecordInput');
    const runId = await world.run('2044-06');
    const { errors, processing, run } = await world.process({ setupId, runId, employeeIds: [whole, joiner, raised, away] });
    expect(errors).toEqual([]);
    expect(run).toMatchObject({ status: 'INPROGRESS', slipCount: 4 });
    const slips = await Promise.all(processing.results.map(({ slipId }: { slipId: string }) => world.slip(slipId)));
    expect(slips.map(({ gross, taxes, deductions, net, employerCost }) => [gross, taxes, deductions, net, employerCost])).toEqual([
      ['3000', '300', '150', '2550', '60'],
      ['2100', '210', '105', '1785', '42'],
      ['3150', '315', '157.5', '2677.5', '63'],
      ['2950', '295', '147.5', '2507.5', '59'],
    ]);
    expect(
      slips[2].lines.map(({ kind, amount, why }: { kind: string; amount: string; why: { rule: string } }) => [kind, amount, why.rule]),
    ).toEqual([
      ['SALARY', '1500.00', 'SALARY'],
      ['SALARY', '1650.00', 'SALARY'],
      ['TAX', '315.00', 'PERCENT'],
      ['DEDUCTION', '157.50', 'PERCENT'],
      ['EMPLOYER_TAX', '63.00', 'PERCENT'],
    ]);
  });

  it('previews with the differences to the last slip, and stores nothing', async () => {
    const employee = await world.employee();
    const setupId = await world.setup([employee], 2045);
    const [january, february] = [await world.run('2045-01'), await world.run('2045-02')];
    await world.process({ setupId, runId: january, employeeIds: [employee] });
    await world.made('updatePayrollSetup', { id: setupId, grossSalary: '4000', startsOn: '2045-02-01' }, 'payrollSetup');
    const { processing, run } = await world.process({ setupId, runId: february, employeeIds: [employee], dryRun: true });
    expect(processing.results).toMatchObject([{ outcome: 'PROCESSED', net: '3400', previousNet: '2550' }]);
    expect(processing.results[0].differences).toContainEqual({
      kind: 'SALARY',
      title: '',
      before: '3000',
      after: '4000',
      causes: ['SALARY'],
    });
    expect(run.slipCount).toBe(1);
    const { data } = await world.hrm.query('query($id: ID!) { payrollRun(id: $id) { status slipCount openCount } }', { id: february });
    expect(data.payrollRun).toMatchObject({ status: 'PENDING', slipCount: 0 });
  });

  it('pays everybody once, whoever asks again or at the same time, and reports the others', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => world.employee()));
    const setupId = await world.setup(people, 2046);
    const runId = await world.run('2046-01');
    const stranger = await world.employee();
    const twice = await Promise.all(
      [0, 1].map(() => world.process({ setupId, runId, employeeIds: [...people, people[0], stranger, 'x'] })),
    );
    const outcomes = twice.map(({ processing }) => processing.results.map(({ outcome }: { outcome: string }) => outcome));
    expect(outcomes[0]).toHaveLength(7);
    expect(new Set(outcomes.map(([first]) => first))).toEqual(new Set(['EXISTING', 'PROCESSED']));
    expect(outcomes.flatMap(list => list.slice(5))).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
    expect(
      new Set(twice.map(({ processing }) => String(processing.results.slice(0, 5).map(({ slipId }: { slipId: string }) => slipId)))),
    ).toHaveProperty('size', 1);
    const overlapping = await world.run('2046-01');
    const again = await world.process({ setupId, runId: overlapping, employeeIds: people });
    expect(again.processing.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(people.map(() => 'EXISTING'));
  });

  it('takes what is due once a single time, and what pay did not cover from the next', async () => {
    const employee = await world.employee();
    const once = await world.made(
      'createBenefit',
      { title: `Bonus ${Math.random()}`, description: 'x', amount: '500', cycle: 'ONCE', isTaxable: false },
      'benefit',
    );
    const fixed = { title: `Car ${Math.random()}`, type: 'FIXED', cycle: 'MONTHLY', amount: '3600' };
    const car = await world.made('createDeduction', fixed, 'deduction');
    const setupId = await world.setup([employee], 2047, { benefitIds: [once.id], deductionIds: [car.id] });
    const slips = [];
    for (const month of ['2047-01', '2047-02']) {
      const { processing } = await world.process({ setupId, runId: await world.run(month), employeeIds: [employee] });
      slips.push(await world.slip(processing.results[0].slipId));
    }
    // 3500 less 300 tax leaves 3200 for 3600; then 3000 less 400 of arrears and 300 tax leaves 2300.
    expect(slips[0]).toMatchObject({ earnings: '3500', deductions: '3200', net: '0', arrears: [{ itemId: car.id, amount: '400.00' }] });
    expect(slips[1]).toMatchObject({ earnings: '3000', deductions: '2700', net: '0', arrears: [{ itemId: car.id, amount: '1300.00' }] });
    expect(slips[1].lines[1]).toMatchObject({ kind: 'ARREARS_DEDUCTION', amount: '400.00' });
  });

  it('needs a salary, an employment and an open run', async () => {
    const [unpaid, left] = [await world.employee(), await world.employee({ joinedOn: '2030-01-01', leftOn: '2048-01-31' })];
    const setupId = await world.setup([unpaid, left], 2048);
    expect((await world.process({ setupId, employeeIds: [unpaid] })).errors).toMatchObject([{ code: 'noOpenPayroll' }]);
    await world.run('2048-02');
    const { processing } = await world.process({ setupId, employeeIds: [left] });
    expect(processing.results).toMatchObject([{ outcome: 'NOT_EMPLOYED', slipId: null }]);
  });
});

describe('processing in the background', () => {
  it('pays all who are due once, whoever presses at the same time, and shows the others how far it is', async () => {
    const setupId = await world.setup([await world.employee()], 2053, { startsOn: '2053-01-01', endsOn: '2053-01-31' });
    await world.cover(setupId, 170);
    const runId = await world.run('2053-01');
    const { openCount } = await world.runUntil(runId, () => true);
    expect(openCount).toBeGreaterThan(170);
    const pressed = await Promise.all([world.hrm, world.admin, world.hrm].map(client => world.act('processPayrollRun', runId, {}, client)));
    expect(pressed.map(({ errors }) => errors)).toEqual([[], [], []]);
    const middle = await world.runUntil(runId, ({ slipCount }) => slipCount > 0, world.admin);
    expect(middle).toMatchObject({ status: 'INPROGRESS', isProcessing: true });
    const run = await world.runUntil(runId, ({ isProcessing }) => !isProcessing);
    expect(run).toMatchObject({ slipCount: openCount, openCount: 0 });
    const { title: name } = pressed[0].payrollRun;
    const counts = { done: openCount, failed: 0 };
    await vi.waitFor(async () => {
      const begun = await Promise.all([world.hrm, world.admin].map(tasksOf));
      expect(begun.flat().filter(task => task.name === name)).toMatchObject([{ kind: 'PROCESSING', counts }]);
    }, 30_000);
  });

  it('leaves out who has no salary and says so, and refuses a completed run', async () => {
    const unpaid = await world.employee();
    const setupId = await world.setup([unpaid], 2054, { endsOn: '2054-01-31' });
    const finance = await signedInAs(world.server, 'finance@atlas.test');
    await world.inTables('delete from salary_change where employee_id = $1', [unpaid]);
    const runId = await world.run('2054-01');
    await world.act('processPayrollRun', runId);
    await world.runUntil(runId, ({ isProcessing }) => !isProcessing);
    const failures = [{ id: unpaid, error: { code: 'payrollNoSalary' } }];
    await vi.waitFor(
      async () => expect((await tasksOf(world.hrm))[0]).toMatchObject({ counts: { failed: 1 }, result: { failures } }),
      30_000,
    );
    expect(
      (
        await finance.query('mutation($input: RecordInput!) { processPayrollRun(input: $input) { errors { code } } }', {
          input: { id: runId },
        })
      ).errors,
    ).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    await world.made('updatePayrollSetup', { id: setupId, status: 'INACTIVE' }, 'payrollSetup');
    expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
    expect((await world.act('processPayrollRun', runId)).errors).toMatchObject([{ code: 'payrollCompleted' }]);
  });
});

describe('a run', () => {
  it('is completed once everybody is paid, and posted without a name; then it is closed', async () => {
    const people = [await world.employee(), await world.employee()];
    const setupId = await world.setup(people, 2025, { startsOn: '2025-12-01', endsOn: '2025-12-31' });
    const runId = await world.run('2025-12');
    expect((await world.act('completePayrollRun', runId)).errors).toMatchObject([{ code: 'payrollEmpty' }]);
    await world.process({ setupId, runId, employeeIds: [people[0]] });
    expect((await world.act('completePayrollRun', runId)).errors).toMatchObject([{ code: 'payrollUnfinished' }]);
    // Others of the demo are paid for that month by setups of their own.
    await world.process({ setupId, runId, employeeIds: people });
    await processOthers(runId);
    const { errors, payrollRun } = await world.act('completePayrollRun', runId);
    expect(errors).toEqual([]);
    expect(payrollRun).toMatchObject({ status: 'COMPLETED', number: expect.stringMatching(/^PR-/) });
    expect((await world.act('completePayrollRun', runId)).payrollRun.number).toBe(payrollRun.number);
    const entries = await postedFor(runId);
    expect(entries).toHaveLength(1);
    const text = JSON.stringify(entries);
    expect(text).not.toMatch(/Paid \d/);
    const sumOf = (role: string, side: 'debit' | 'credit') =>
      entries[0].lines.filter(({ account }) => account.role === role).reduce((sum, line) => sum + Number(line[side]), 0);
    const slips = await figuresOf(runId);
    expect(sumOf('SALARIES', 'debit')).toBeCloseTo(slips.earnings, 6);
    expect(sumOf('SALARIES_PAYABLE', 'credit')).toBeCloseTo(slips.net, 6);
    expect(sumOf('PAYROLL_TAXES', 'credit')).toBeCloseTo(slips.taxes + slips.employerCost, 6);
    for (const [name, input] of [
      ['updatePayrollRun', { title: 'Other' }],
      ['discardPaySlips', {}],
    ] as const)
      expect(
        (await world.hrm.mutate(name, { id: runId, ...input }, 'errors { code }', name === 'discardPaySlips' ? 'RecordInput' : undefined))
          .errors,
      ).toHaveLength(1);
    const late = await world.process({ setupId, runId, employeeIds: people });
    expect(late.errors).toMatchObject([{ code: 'payrollCompleted' }]);

    const paid = await world.act('payPayrollRun', runId);
    expect(paid.payrollRun.paidOn).not.toBeNull();
    expect((await world.act('payPayrollRun', runId)).errors).toEqual([]);
    expect(await postedFor(runId)).toHaveLength(2);
  });

  it('is taken back by another, after which the period is paid anew', async () => {
    const employee = await world.employee();
    const setupId = await world.setup([employee], 2024, { endsOn: '2024-12-31' });
    const days = { startsOn: '2024-12-01', endsOn: '2024-12-10', payOn: '2024-12-10', cycle: 'WEEKLY' };
    const runId = await world.run('2024-12', days);
    const first = (await world.process({ setupId, runId, employeeIds: [employee] })).processing.results[0];
    expect((await world.act('completePayrollRun', runId)).errors).toMatchObject([]);
    const { errors, payrollRun: reversal } = await world.act('reversePayrollRun', runId);
    expect(errors).toEqual([]);
    expect(reversal).toMatchObject({ kind: 'REVERSAL', status: 'COMPLETED' });
    expect((await world.act('reversePayrollRun', runId)).errors).toMatchObject([{ code: 'payrollReversed' }]);
    const net = Number(first.net);
    expect((await figuresOf(reversal.id)).net).toBeCloseTo(-net, 6);
    expect((await world.slip(first.slipId)).isReversed).toBe(true);
    const second = await world.run('2024-12', days);
    expect((await world.process({ setupId, runId: second, employeeIds: [employee] })).processing.results).toMatchObject([
      { outcome: 'PROCESSED', net: first.net },
    ]);
  });

  it('discards its slips while it is open, to compute them anew', async () => {
    const employee = await world.employee();
    const setupId = await world.setup([employee], 2049);
    const runId = await world.run('2049-01');
    await world.process({ setupId, runId, employeeIds: [employee] });
    expect((await world.hrm.mutate('deletePayrollRuns', { ids: [runId] }, 'errors { code }', 'DeleteInput')).errors).toMatchObject([
      { code: 'payrollHasSlips' },
    ]);
    expect((await world.act('discardPaySlips', runId)).errors).toEqual([]);
    await world.made('updatePayrollSetup', { id: setupId, grossSalary: '5000' }, 'payrollSetup');
    const { processing } = await world.process({ setupId, runId, employeeIds: [employee] });
    expect(processing.results).toMatchObject([{ outcome: 'PROCESSED', net: '4250' }]);
  });

  it('is not completed with what was true when its slips were computed: a raise, unpaid leave or a last day since is named', async () => {
    const [raised, away, left, same] = [await world.employee(), await world.employee(), await world.employee(), await world.employee()];
    const setupId = await world.setup([raised, away, left, same], 2023, { endsOn: '2023-12-31' });
    const runId = await world.run('2023-06');
    const employeeIds = [raised, away, left, same];
    const process = async () => expect((await world.process({ setupId, runId, employeeIds })).processing.results).toHaveLength(4);
    const refused = async () => (await world.act('completePayrollRun', runId)).errors;
    const { id: leaveTypeId } = await world.made('createLeaveType', { title: 'Unpaid in 2023', isUnpaid: true }, 'leaveType');
    const asked = { employeeId: away, leaveTypeId, startsOn: '2023-06-01', endsOn: '2023-06-01' };
    await process();
    const finance = await signedInAs(world.server, 'finance@atlas.test');
    await finance.mutate('recordSalary', { employeeId: raised, salary: '3300', effectiveOn: '2023-06-16' }, 'salaryChange { id }');
    expect(await refused()).toMatchObject([{ code: 'payrollOutdated', params: { count: 1, names: await world.nameOf(raised) } }]);
    await world.made('bookUnpaidLeave', asked, 'leaveRequest');
    await world.made('updateEmployee', { id: left, leftOn: '2023-06-20' }, 'employee');
    expect(await refused()).toMatchObject([{ code: 'payrollOutdated', params: { count: 3 } }]);
    await world.act('discardPaySlips', runId);
    await process();
    expect(await refused()).toEqual([]);
  });
});

describe('the documented calls', () => {
  it('list setups by departments, and by the days on which they begin and end', async () => {
    const rest = await restAs(world.server, 'hrm@atlas.test');
    const departments: string[] = [];
    const setups: string[] = [];
    for (const year of [2061, 2062, 2063]) {
      const title = `Listed ${year}`;
      const department = (await world.made('createDepartment', { title, description: 'x' }, 'department')).id;
      departments.push(department);
      setups.push(
        await world.setup([await world.employee({ departmentId: department })], year, { designation: 'Listed', endsOn: `${year}-12-31` }),
      );
    }
    const listed = async (query: string) => {
      const { body } = await rest.get(`/hrm/getAllSetupPayroll?designation=Listed&pageSize=100&${query}`);
      return body.data.map(({ id }: { id: string }) => id).toSorted();
    };
    expect(await listed('')).toEqual(setups);
    expect(await listed(`departmentIds=${departments[0]}`)).toEqual([setups[0]]);
    expect(await listed(`departmentIds=[${departments[0]},${departments[2]}]`)).toEqual([setups[0], setups[2]]);
    expect(await listed('from=2062-01-01')).toEqual(setups.slice(1));
    expect(await listed('to=2062-12-31')).toEqual(setups.slice(0, 2));
    expect(await listed('from=2062-01-01&to=2062-12-31')).toEqual([setups[1]]);
  });

  it('list runs in progress and completed, and process by the documented spelling', async () => {
    const rest = await restAs(world.server, 'hrm@atlas.test');
    const employee = await world.employee();
    const setupId = await world.setup([employee], 2051);
    const pending = await world.run('2051-01', { status: 'PENDING' });
    const ids = async () => (await rest.get('/hrm/getAllPayroll?pageSize=100')).body.data.map(({ id }: { id: string }) => id);
    expect(await ids()).not.toContain(pending);
    const { body } = await rest.send('PUT', `/hrm/updateOnePayrolProcess/${setupId}`, { employesIds: [employee, employee] });
    expect(body.data).toMatchObject({
      runId: pending,
      payrollstatus: 'INPROGRESS',
      results: [{ employeeId: employee, outcome: 'PROCESSED', net: '2550' }],
    });
    expect(await ids()).toContain(pending);
    const demo = await restAs(await sharedDemo(), 'hrm@atlas.test');
    const overview = (await demo.get('/hrm/payrollOverVIew')).body.data;
    expect(overview.months).toHaveLength(12);
    const [before, last] = overview.months.filter(({ slips }: { slips: number }) => slips).slice(-2);
    const costOf = ({ earnings, employerCost }: Record<string, string>) => Number(earnings) + Number(employerCost);
    const moved = overview.changes.reduce((sum: number, { cost }: { cost: string }) => sum + Number(cost), 0);
    expect(moved).toBeCloseTo(costOf(last) - costOf(before), 6);
    // Last month of the demo two leave in the middle, one takes unpaid leave and one was raised.
    expect(overview.changes.map(({ cause }: { cause: string }) => cause)).toContain('DAYS');
  });
});

describe('pay', () => {
  it('is seen by holders of the right alone, named in the audit trail, and said in secret columns alone', async () => {
    const employee = await world.employee();
    const setupId = await world.setup([employee], 2052, { grossSalary: '7654321.98' });
    const runId = await world.run('2052-01');
    const { processing } = await world.process({ setupId, runId, employeeIds: [employee] });
    const { slipId } = processing.results[0];
    await world.slip(slipId);
    expect(await looksAt(slipId)).toEqual(['Lucía Fernández']);
    const said = await columnsThatSay(world.server, /7654321|6506173/);
    expect(said.filter(name => !/\.secret_/.test(name))).toEqual([]);
    expect(said).toContain('pay_slip.secret_net');
    const rights = ['HRM_READ', 'HRM_WRITE', 'HRM_APPROVE', 'HRM_DELETE'];
    const { role } = await world.admin.mutate(
      'createRole',
      { title: 'HR without pay', description: 'x', permissions: ['HRM'], rights },
      'role { id }',
    );
    const user = { name: 'Blind Clerk', email: 'blind.clerk@atlas.test', password: 'a long password of theirs', roleId: role.id };
    expect((await world.admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
    const others = [await signedInAs(world.server, user.email, user.password)];
    for (const name of ['crm', 'finance', 'roles', 'inventory', 'procurement', 'projects'])
      others.push(await signedInAs(world.server, `${name}@atlas.test`));
    const asked = `query($slip: ID!, $setup: ID!, $run: ID!, $employee: ID!) {
      paySlip(id: $slip) { net lines } payrollSetup(id: $setup) { grossSalary } payrollRun(id: $run) { slips(first: 9) { edges { node { net } } } }
      paySlips(first: 9) { totalCount } payrollSetups(first: 9) { totalCount } payrollRuns(first: 9) { totalCount }
      node(id: $slip) { id } employee(id: $employee) { salary salaryChanges(first: 9) { edges { node { newSalary } } } }
      searchRecords(text: "7654321") { __typename } }`;
    const printed = (client: Client) =>
      fetch(`${world.server.url}/print/${slipId}.pdf`, { headers: { authorization: `Bearer ${client.token}` } });
    for (const client of others) {
      expect((await printed(client)).status).toBe(403);
      const { data } = await client.query(asked, { slip: slipId, setup: setupId, run: runId, employee });
      expect(JSON.stringify(data)).not.toMatch(/7654321|6506173|totalCount/);
      await expect(world.process({ setupId, runId, employeeIds: [employee] }, client)).rejects.toThrow('FORBIDDEN');
    }
    const byRest = async ({ token }: Client) => {
      const answer = await new Rest(world.server.url, token).put(`/hrm/updateEmployeinfo/${employee}`, { city: 'Jaén' });
      expect(answer.status).toBe(200);
      const { body } = await new Rest(world.server.url, token).get(`/hrm/getAllEmployeinfo?name=${answer.body.data.name}`);
      return [answer.body.data, body.data.find(({ id }: { id: string }) => id === employee)];
    };
    for (const shown of await byRest(others[0])) expect(shown).not.toHaveProperty('payrolls');
    const due = { id: runId, payrollstatus: 'INPROGRESS', startDate: '2052-01-01', endDate: '2052-01-31' };
    for (const { payrolls } of await byRest(world.hrm)) expect(payrolls).toMatchObject([due]);
    expect(await looksAt(slipId)).toEqual(['Lucía Fernández']);
    const text = await textOf(new Uint8Array(await (await printed(world.admin)).arrayBuffer()));
    expect(text).toMatch(/Pay slip.*Salary USD 7,654,321\.98.*Net pay USD 6,506,173\.68/);
    expect(await looksAt(slipId)).toHaveLength(2);
    // The record is named in the trail though its id is not asked for, or another field answers by that name.
    const reads = [
      'query($slip: ID!) { paySlip(id: $slip) { net } }',
      'query($slip: ID!) { paySlip(id: $slip) { id: currency net } }',
      'query($slip: ID!) { node(id: $slip) { ... on PaySlip { gross net } ... on EmployeeLoan { title amount } } }',
      'query($run: ID!) { payrollRun(id: $run) { slips(first: 9) { edges { node { net } } } } }',
    ];
    for (const [index, read] of reads.entries()) {
      const { data } = await world.hrm.query(read, { slip: slipId, run: runId });
      expect(JSON.stringify(data)).not.toContain('@');
      expect(JSON.stringify(data)).toContain('6506173.68');
      expect(await looksAt(slipId)).toHaveLength(3 + index);
    }
  });
});

describe('after a run', () => {
  it('the bank gets its file, tax offices and funds what is theirs, and everybody a statement of the year', async () => {
    const bankAccount = 'DE89370400440532013000';
    const [banked, unbanked] = [await world.employee({ bankAccount }), await world.employee()];
    await world.setup([banked, unbanked], 2025, { startsOn: '2025-10-01', endsOn: '2025-10-31' });
    const runId = await world.run('2025-10');
    const file = (client: Client, input: object) =>
      client.mutate(
        'exportPayrollBankFile',
        { id: runId, ...input },
        'errors { field code } fileName content missing',
        'ExportPayrollBankFileInput',
      );
    await world.act('processPayrollRun', runId);
    await world.runUntil(runId, ({ slipCount, isProcessing }) => slipCount === 2 && !isProcessing);
    expect((await file(world.hrm, { format: 'CSV' })).errors).toMatchObject([{ code: 'payrollOpen' }]);
    const { payrollRun } = await world.act('completePayrollRun', runId);

    const csv = await file(world.hrm, { format: 'CSV' });
    expect(csv).toMatchObject({ errors: [], fileName: `${payrollRun.number}.csv` });
    expect(csv.missing).toHaveLength(1);
    expect(csv.content).toContain(`${bankAccount},2550.00,USD`);
    const xml = await file(world.hrm, { format: 'PAIN_001' });
    if (xml.errors.length) expect(xml.errors).toMatchObject([{ field: 'bankAccountId', code: 'ibanMissing' }]);
    else expect(xml.content).toContain(`<IBAN>${bankAccount}</IBAN>`);
    const noted = await world.admin.query(
      'query($id: ID!) { auditEntries(first: 9, filter: { entityId: { eq: $id }, action: { eq: "EXPORTED" } }) { totalCount } }',
      { id: runId },
    );
    expect(noted.data.auditEntries.totalCount).toBe(xml.errors.length ? 1 : 2);

    expect(await world.remittance(runId)).toMatchObject([
      { kind: 'TAX', employees: 2, employeeShare: '600', employerShare: '120', total: '720', outstanding: '720', paidOn: null },
      { kind: 'DEDUCTION', employees: 2, employeeShare: '300', employerShare: '0', total: '300', outstanding: '300', paidOn: null },
    ]);
    const statement = ({ token }: Client, year = 2025) =>
      fetch(`${world.server.url}/print/${banked}.pdf?as=payYear&from=${year}-01-01`, { headers: { authorization: `Bearer ${token}` } });
    const text = await textOf(new Uint8Array(await (await statement(world.hrm)).arrayBuffer()));
    expect(text).toMatch(/Year-end pay statement.*Salary USD 3,000\.00.*Net pay USD 2,550\.00/);
    expect(await looksAt(banked)).toEqual(['Lucía Fernández']);
    for (const name of ['crm', 'finance', 'roles', 'projects']) {
      const client = await signedInAs(world.server, `${name}@atlas.test`);
      await expect(file(client, { format: 'CSV' })).rejects.toThrow('FORBIDDEN');
      expect((await client.query('query($id: ID!) { payrollRemittance(run: $id) { total } }', { id: runId })).errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN' } },
      ]);
      expect((await statement(client)).status).toBe(403);
      expect(
        (await fetch(`${world.server.url}/print/${banked}.pdf?as=ownPayYear`, { headers: { authorization: `Bearer ${client.token}` } }))
          .status,
      ).toBe(404);
    }
    const { account } = await world.admin.mutate(
      'createAccount',
      { number: '1139', name: 'Payroll bank', type: 'ASSET' },
      'account { id }',
    );
    const { bankAccount: chosen } = await world.admin.mutate(
      'createBankAccount',
      { name: 'Payroll bank', kind: 'BANK', openingBalance: '0', openedOn: '2026-01-01', accountId: account.id },
      'bankAccount { id }',
    );
    expect((await world.act('payPayrollRun', runId, { bankAccountId: chosen.id })).errors).toEqual([]);
    const { data: paid } = await world.admin.query('query($id: ID!) { bankAccount(id: $id) { balance } }', { id: chosen.id });
    expect(paid.bankAccount.balance).toBe('-5100');
    expect((await file(world.hrm, { format: 'CSV' })).errors).toMatchObject([{ code: 'payrollPaid' }]);
  });
});

describe('what a run owes', () => {
  /** Debits less credits that a run posted, by the number of the account. */
  const postedBy = async (id: string) => {
    const { data } = await world.admin.query(
      'query($id: ID!) { journalEntries(first: 20, filter: { sourceId: { eq: $id } }) { edges { node { lines { account { number } debit credit } } } } }',
      { id },
    );
    const sums: Record<string, number> = {};
    for (const { node } of data.journalEntries.edges)
      for (const { account, debit, credit } of node.lines)
        sums[account.number] = (sums[account.number] ?? 0) + Number(debit ?? 0) - Number(credit ?? 0);
    return sums;
  };

  it('is paid over once for each tax and deduction, and comes back after a reversal', async () => {
    const people = [await world.employee(), await world.employee()];
    await world.setup(people, 2025, { startsOn: '2025-08-01', endsOn: '2025-08-31' });
    const runId = await world.run('2025-08');
    await world.act('processPayrollRun', runId);
    await world.runUntil(runId, ({ slipCount, isProcessing }) => slipCount === 2 && !isProcessing);
    const [tax, deduction] = await world.remittance(runId);
    expect([tax.outstanding, deduction.outstanding]).toEqual(['0', '0']);
    const pay = (itemId: string, input: object = {}, id = runId) => world.act('payRemittance', id, { itemId, ...input });
    expect((await pay(tax.itemId)).errors).toMatchObject([{ code: 'payrollOpen' }]);
    await world.act('completePayrollRun', runId);
    await expect(pay(people[0])).rejects.toThrow('NOT_FOUND');

    // Two at once pay it once.
    const answers = await Promise.all([pay(tax.itemId), pay(tax.itemId)]);
    expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
    expect((await pay(tax.itemId)).errors).toEqual([]);
    const [paidTax, dueDeduction] = await world.remittance(runId);
    expect([paidTax.outstanding, dueDeduction.outstanding]).toEqual(['0', '300']);
    expect(paidTax.paidOn).not.toBeNull();
    expect(await postedBy(runId)).toMatchObject({ 1130: -720, 2220: 0, 2320: -300 });

    const { payrollRun } = await world.act('reversePayrollRun', runId);
    expect((await pay(tax.itemId, {}, payrollRun.id)).errors).toMatchObject([{ code: 'payrollReversed' }]);
    expect((await world.remittance(runId)).map(({ outstanding }: { outstanding: string }) => outstanding)).toEqual(['-720', '0']);
    expect((await pay(deduction.itemId)).errors).toEqual([]);
    expect((await pay(tax.itemId)).errors).toEqual([]);
    expect((await world.remittance(runId)).map(({ outstanding }: { outstanding: string }) => outstanding)).toEqual(['0', '0']);
    expect((await postedBy(runId))['1130']).toBe(0);
  });
});

describe('a profile of one’s own', () => {
  it('shows everybody their own pay and leave, and nobody else’s, whatever their role', async () => {
    const password = 'a long password of theirs';
    const userOf = async (name: string) => {
      const { data } = await world.admin.query('{ roles(first: 50) { edges { node { id permissions } } } }');
      const role = data.roles.edges.find(({ node }: { node: { permissions: string[] } }) => String(node.permissions) === 'CRM').node;
      const input = { name, email: `${name.toLowerCase()}@atlas.test`, password, roleId: role.id };
      const { user } = await world.admin.mutate('createUser', input, 'errors { code } user { id }');
      return { id: user.id as string, client: await signedInAs(world.server, input.email, password) };
    };
    const [one, other] = [await userOf('Ownone'), await userOf('Ownother')];
    const phones = ['962790000001', '962790000002'];
    const [mine, theirs] = [
      await world.employee({ userId: one.id, phone: phones[0] }),
      await world.employee({ userId: other.id, phone: phones[1] }),
    ];
    const setupId = await world.setup([mine, theirs], 2026, { startsOn: '2026-01-01', endsOn: '2026-01-31', grossSalary: '5432.1' });
    const runId = await world.run('2026-01');
    const { processing } = await world.process({ setupId, runId, employeeIds: [mine, theirs] });
    const [slip, otherSlip] = processing.results.map(({ slipId }: { slipId: string }) => slipId) as string[];
    const { id: leaveTypeId } = await world.made('createLeaveType', { title: `Own ${Math.random()}`, yearlyDays: '10' }, 'leaveType');
    const leave = { employeeId: theirs, leaveTypeId, startsOn: '2026-03-02', endsOn: '2026-03-03', part: 'WHOLE' };
    const { id: theirLeave } = await world.made('createLeaveRequest', leave, 'leaveRequest');

    const asked = `{ ownEmployee { employeeId phone } ownPaySlips(first: 9) { edges { node { slipId net lines } } }
      ownLeaveRequests(first: 9) { edges { node { requestId status } } }
      ownLeaveBalances(year: 2026) { leaveTypeId granted taken pending left } }`;
    const seenBy = async (client: Client) => (await client.query(asked)).data;
    expect((await seenBy(one.client)).ownPaySlips.edges).toEqual([]);
    await world.act('processPayrollRun', runId);
    await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
    expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);

    const { requestOwnLeave } = (
      await one.client.query(
        'mutation($input: RequestOwnLeaveInput!) { requestOwnLeave(input: $input) { errors { code } ownLeaveRequest { requestId status days } } }',
        { input: { leaveTypeId, startsOn: '2026-03-02', endsOn: '2026-03-02', part: 'MORNING' } },
      )
    ).data;
    expect(requestOwnLeave).toMatchObject({ errors: [], ownLeaveRequest: { status: 'PENDING', days: '0.5' } });
    const seen = await seenBy(one.client);
    expect(seen).toMatchObject({
      ownEmployee: { employeeId: mine, phone: phones[0] },
      ownPaySlips: { edges: [{ node: { slipId: slip, net: '4617.28' } }] },
      ownLeaveRequests: { edges: [{ node: { requestId: requestOwnLeave.ownLeaveRequest.requestId } }] },
    });
    expect(seen.ownLeaveBalances).toContainEqual({ leaveTypeId, granted: '10', taken: '0', pending: '0.5', left: '9.5' });

    const printed = (id: string, { token }: Client) =>
      fetch(`${world.server.url}/print/${id}.pdf?as=own`, { headers: { authorization: `Bearer ${token}` } });
    const document = await printed(slip, one.client);
    expect(await textOf(new Uint8Array(await document.arrayBuffer()))).toMatch(/Net pay USD 4,617\.28/);
    expect(await looksAt(slip)).toEqual([]);
    const change = 'mutation($input: UpdateOwnContactInput!) { updateOwnContact(input: $input) { errors { code } ownEmployee { phone } } }';
    expect((await one.client.query(change, { input: { phone: '+962 79 000 0009' } })).data.updateOwnContact).toMatchObject({
      errors: [],
      ownEmployee: { phone: '962790000009' },
    });
    const cancel = 'mutation($input: RecordInput!) { cancelOwnLeave(input: $input) { errors { code } } }';
    const roles = ['admin', 'crm', 'finance', 'roles', 'inventory', 'procurement', 'projects', 'hrm'];
    for (const client of [one.client, ...(await Promise.all(roles.map(name => signedInAs(world.server, `${name}@atlas.test`))))]) {
      expect((await printed(otherSlip, client)).status).toBe(404);
      expect(JSON.stringify(await seenBy(client))).not.toContain(otherSlip);
      expect((await client.query(cancel, { input: { id: theirLeave } })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    expect((await printed(otherSlip, new Client(world.server.url))).status).toBe(401);
    // A key of theirs reads records, never its owner's pay.
    const { secret } = await one.client.mutate('createApiKey', { name: 'Reports', permissions: ['CRM'] }, 'errors { field code } secret');
    const key = new Client(world.server.url, secret);
    const read = await key.query(asked);
    expect(read.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual(Array(4).fill('FORBIDDEN'));
    expect(read.data).toEqual({ ownEmployee: null, ownPaySlips: null, ownLeaveRequests: null, ownLeaveBalances: null });
    expect((await printed(slip, key)).status).toBe(403);
    const { data } = await world.hrm.query(
      'query($id: ID!) { employee(id: $id) { phone } leaveRequests(first: 1, filter: { employee: { eq: $id } }) { edges { node { status } } } }',
      { id: theirs },
    );
    expect(data).toMatchObject({ employee: { phone: phones[1] }, leaveRequests: { edges: [{ node: { status: 'PENDING' } }] } });
  });

  it('is opened for an account only by those who may see pay', async () => {
    const rights = ['HRM_READ', 'HRM_WRITE'];
    const input = { title: 'Linking without pay', description: 'x', permissions: ['HRM'], rights };
    const { role } = await world.admin.mutate('createRole', input, 'role { id }');
    const user = { name: 'Linking Clerk', email: 'linking.clerk@atlas.test', password: 'a long password of theirs', roleId: role.id };
    const made = await world.admin.mutate('createUser', user, 'user { id }');
    const clerk = await signedInAs(world.server, user.email, user.password);
    const id = await world.employee();
    const link = (client: Client) => client.mutate('updateEmployee', { id, userId: made.user.id }, 'errors { field code }');
    expect((await link(clerk)).errors).toMatchObject([{ field: 'userId', code: 'linkNeedsPay' }]);
    expect((await link(world.hrm)).errors).toEqual([]);
  });
});

/** Tasks of a user, the latest first. */
async function tasksOf(client: Client): Promise<{ name: string; kind: string }[]> {
  const { data } = await client.query('{ backgroundTasks(first: 9) { edges { node { name kind status counts result } } } }');
  return data.backgroundTasks.edges.map(({ node }: { node: object }) => node);
}

/** Who has looked at the pay of a slip, by the audit trail. */
async function looksAt(slipId: string): Promise<string[]> {
  const { data } = await world.admin.query(
    'query($id: ID!) { auditEntries(first: 9, filter: { entityId: { eq: $id }, action: { eq: "PAY_VIEWED" } }) { edges { node { actorName } } } }',
    { id: slipId },
  );
  return data.auditEntries.edges.map(({ node }: { node: { actorName: string } }) => node.actorName);
}

interface Entry {
  lines: { debit: string; credit: string; account: { role: string | null } }[];
}

/** Entries that a run is the source of. */
async function postedFor(runId: string): Promise<Entry[]> {
  const { data } = await world.admin.query(
    `query($id: ID!) { journalEntries(first: 9, filter: { sourceId: { eq: $id } }) { edges { node { description lines { debit credit note partyName account { role } } } } } }`,
    { id: runId },
  );
  return data.journalEntries.edges.map(({ node }: { node: Entry }) => node);
}

async function figuresOf(runId: string) {
  const { data } = await world.hrm.query(
    'query($id: ID!) { payrollRun(id: $id) { slips(first: 100) { edges { node { earnings taxes net employerCost } } } } }',
    { id: runId },
  );
  const sum = { earnings: 0, taxes: 0, net: 0, employerCost: 0 };
  for (const { node } of data.payrollRun.slips.edges)
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += Number(node[name]);
  return sum;
}

/** Pays whoever else is due in the run. */
async function processOthers(runId: string): Promise<void> {
  const { data } = await world.hrm.query(
    '{ payrollSetups(first: 100, filter: { status: { eq: ACTIVE } }) { edges { node { id employeeIds startsOn endsOn } } } }',
  );
  for (const { node } of data.payrollSetups.edges)
    if (node.startsOn <= '2025-12-31' && (!node.endsOn || node.endsOn >= '2025-12-01'))
      await world.process({ setupId: node.id, runId, employeeIds: node.employeeIds });
}
