import { randomUUID } from 'node:crypto';
import type { Contract } from './Contract.ts';

export const hrm: Contract[] = [
  {
    name: 'Department',
    plural: 'departments',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Department ${unique}`, description: 'Looks after retailers.' }),
    change: { title: 'Department changed' },
    broken: { input: { title: '', description: 'x' }, field: 'title', code: 'required' },
  },
  {
    name: 'Position',
    plural: 'positions',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Position ${unique}`, cadre: 'Senior', type: 'FULL_TIME', budget: '1000', headcount: 2, description: 'x' }),
    change: { cadre: 'Junior' },
    broken: { input: { title: 'x', cadre: 'x', type: 'FULL_TIME', budget: '-1', description: 'x' }, field: 'budget', code: 'tooSmall' },
  },
  {
    name: 'Employee',
    plural: 'employees',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({
      name: `Employee ${unique}`,
      designation: 'Clerk',
      phone: '+34 600 11 22 44',
      technologies: ['js'],
      joinedOn: '2026-02-01',
    }),
    change: { designation: 'Analyst' },
    broken: { input: { name: 'x', joinedOn: '2026-02-01', leftOn: '2026-01-01' }, field: 'leftOn', code: 'leftBeforeJoined' },
  },
  {
    name: 'Benefit',
    plural: 'benefits',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Benefit ${unique}`, description: 'Lunch', kind: 'CASH', type: 'FIXED', amount: '60.5', cycle: 'MONTHLY' }),
    change: { description: 'Dinner' },
    broken: { input: { title: 'x', description: 'x', type: 'PERCENT', amount: '100.000001' }, field: 'amount', code: 'tooLarge' },
  },
  {
    name: 'PayrollTax',
    plural: 'payrollTaxes',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Tax ${unique}`, type: 'PERCENT', cycle: 'YEARLY', amount: '6.2', employerAmount: '2' }),
    change: { title: 'Tax changed' },
    broken: { input: { title: 'x', type: 'FIXED', amount: '0', employerAmount: '0' }, field: 'amount', code: 'notPositive' },
  },
  {
    name: 'Deduction',
    plural: 'deductions',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Deduction ${unique}`, type: 'PERCENT', cycle: 'MONTHLY', amount: '7.5', employerAmount: '14.25' }),
    change: { title: 'Deduction changed' },
    broken: { input: { title: 'x', type: 'PERCENT', cycle: 'MONTHLY', amount: '101' }, field: 'amount', code: 'tooLarge' },
  },
  {
    name: 'Application',
    plural: 'applications',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const position = { title: 'Contract position', cadre: 'Senior', type: 'FULL_TIME', budget: '1', description: 'x' };
      return { positionId: (await client.mutate('createPosition', position, 'position { id }')).position.id };
    },
    input: unique => ({ name: `Applicant ${unique}`, email: 'applicant@example.com', qualification: 'BSc', rating: 4 }),
    change: { qualification: 'MSc' },
    broken: { input: { expectedSalary: '10000000.01' }, field: 'expectedSalary', code: 'limitExceeded' },
  },
  {
    name: 'LeaveType',
    plural: 'leaveTypes',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Leave ${unique}`, yearlyDays: '12.5' }),
    change: { yearlyDays: '15' },
    broken: { input: { title: 'x', yearlyDays: '2.2' }, field: 'yearlyDays', code: 'halfDays' },
  },
  {
    name: 'Holiday',
    plural: 'holidays',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: () => ({ title: 'Founders’ Day', heldOn: nextWeekday(), country: 'US' }),
    change: { title: 'Remembrance Day' },
    broken: { input: { title: 'x', country: 'usa' }, field: 'country', code: 'notInList' },
  },
  {
    name: 'LeaveRequest',
    plural: 'leaveRequests',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { employee } = await client.mutate('createEmployee', { name: 'On leave' }, 'employee { id }');
      const { leaveType } = await client.mutate('createLeaveType', { title: 'Contract leave' }, 'leaveType { id }');
      return { employeeId: employee.id, leaveTypeId: leaveType.id };
    },
    input: () => {
      const day = nextWeekday();
      return { startsOn: day, endsOn: day, part: 'WHOLE' };
    },
    change: { part: 'MORNING' },
    broken: { input: { startsOn: '2031-03-05', endsOn: '2031-03-04' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'LeaveAdjustment',
    plural: 'leaveAdjustments',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { employee } = await client.mutate('createEmployee', { name: 'Balanced' }, 'employee { id }');
      const { leaveType } = await client.mutate('createLeaveType', { title: 'Contract balance', yearlyDays: '20' }, 'leaveType { id }');
      return { employeeId: employee.id, leaveTypeId: leaveType.id };
    },
    input: unique => ({ kind: 'CORRECTION', days: '1.5', effectiveOn: '2031-03-05', reason: `Reason ${unique}` }),
    change: { days: '-2' },
    broken: {
      input: { kind: 'CORRECTION', days: '0', effectiveOn: '2031-03-05', reason: 'x' },
      field: 'days',
      code: 'correctionOfNothing',
    },
  },
  {
    name: 'ConfidentialAdjustment',
    plural: 'confidentialAdjustments',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { employee } = await client.mutate('createEmployee', { name: 'Balanced in confidence' }, 'employee { id }');
      const type = { title: 'Contract health', yearlyDays: '20', isConfidential: true };
      return { employeeId: employee.id, leaveTypeId: (await client.mutate('createLeaveType', type, 'leaveType { id }')).leaveType.id };
    },
    input: unique => ({ kind: 'CORRECTION', days: '1.5', effectiveOn: '2031-03-05', reason: `Reason ${unique}` }),
    change: { days: '-2' },
    broken: {
      input: { kind: 'OPENING', days: '-1', effectiveOn: '2031-03-05', reason: 'x' },
      field: 'days',
      code: 'tooSmall',
    },
  },
  {
    name: 'Attendance',
    plural: 'attendances',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({ employeeId: (await client.mutate('createEmployee', { name: 'At work' }, 'employee { id }')).employee.id }),
    input: () => {
      const day = pastDay();
      return { startedAt: `${day}T08:00:00.000Z`, endedAt: `${day}T16:00:00.000Z`, breakMinutes: 30 };
    },
    change: { breakMinutes: 45 },
    broken: { input: { breakMinutes: 481 }, field: 'breakMinutes', code: 'breakTooLong' },
  },
  {
    name: 'EmployeeDocument',
    plural: 'employeeDocuments',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({
      employeeId: (await client.mutate('createEmployee', { name: 'With papers' }, 'employee { id }')).employee.id,
    }),
    input: unique => ({ title: `Permit ${unique}`, kind: 'PERMIT', issuedOn: '2026-01-05', expiresOn: '2031-01-04', remindDays: 60 }),
    change: { expiresOn: '2032-01-04' },
    broken: { input: { issuedOn: '2026-01-05', expiresOn: '2026-01-04' }, field: 'expiresOn', code: 'endBeforeStart' },
  },
  {
    name: 'LeavingStep',
    plural: 'leavingSteps',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Step ${unique}`, daysBefore: 3 }),
    change: { daysBefore: 5 },
    broken: { input: { title: 'x', daysBefore: 367 }, field: 'daysBefore', code: 'tooLarge' },
  },
  {
    name: 'LeavingTask',
    plural: 'leavingTasks',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({ employeeId: (await client.mutate('createEmployee', { name: 'Leaver' }, 'employee { id }')).employee.id }),
    input: unique => ({ title: `Return key ${unique}`, dueOn: '2031-03-31' }),
    change: { dueOn: '2031-04-01' },
    broken: { input: { title: '' }, field: 'title', code: 'required' },
  },
  {
    name: 'TeamDelegation',
    plural: 'teamDelegations',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { employee } = await client.mutate('createEmployee', { name: 'Manager away' }, 'employee { id }');
      const { data } = await client.query('{ companyUsers(first: 1) { edges { node { userId } } } }');
      return { managerId: employee.id, delegateId: data.companyUsers.edges[0].node.userId };
    },
    input: () => {
      const day = nextWeekday();
      return { startsOn: day, endsOn: day };
    },
    change: { endsOn: '2051-03-21' },
    broken: { input: { startsOn: '2031-03-03', endsOn: '2031-03-02' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'AppraisalPeriod',
    plural: 'appraisalPeriods',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Period ${unique}`, startsOn: '2026-01-01', endsOn: '2026-12-31' }),
    change: { endsOn: '2026-06-30' },
    broken: { input: { endsOn: '2025-12-31' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'EarlierPayLine',
    plural: 'earlierPayLines',
    by: 'hrm@atlas.test',
    notBy: 'finance@atlas.test',
    given: async client => {
      const { employee } = await client.mutate('createEmployee', { name: 'Paid before' }, 'employee { id }');
      return { employeeId: employee.id };
    },
    input: unique => ({ kind: 'DEDUCTION', title: `Union ${unique}`, amount: '90.5', startsOn: '2026-01-01', endsOn: '2026-01-31' }),
    change: { amount: '91' },
    broken: { input: { startsOn: '2025-12-01', endsOn: '2026-01-31', amount: '1' }, field: 'endsOn', code: 'notOneYear' },
  },
  {
    name: 'EmployeeLoan',
    plural: 'employeeLoans',
    by: 'hrm@atlas.test',
    notBy: 'finance@atlas.test',
    given: async client => {
      const { employee } = await client.mutate('createEmployee', { name: 'Lent to' }, 'employee { id }');
      return { employeeId: employee.id };
    },
    input: unique => ({ title: `Loan ${unique}`, amount: '900', instalment: '100', grantedOn: '2026-01-05', startsOn: '2026-01-31' }),
    change: { instalment: '150' },
    broken: {
      input: { title: 'x', amount: '100', instalment: '100.01', grantedOn: '2026-01-05', startsOn: '2026-01-31' },
      field: 'instalment',
      code: 'instalmentAboveLoan',
    },
  },
  {
    name: 'PayrollSetup',
    plural: 'payrollSetups',
    by: 'hrm@atlas.test',
    notBy: 'finance@atlas.test',
    given: async client => {
      const title = randomUUID();
      const { employee } = await client.mutate('createEmployee', { name: 'Paid by setup' }, 'employee { id }');
      const { benefit } = await client.mutate('createBenefit', { title, description: 'x' }, 'benefit { id }');
      const { payrollTax } = await client.mutate(
        'createPayrollTax',
        { title, type: 'PERCENT', cycle: 'MONTHLY', amount: '5' },
        'payrollTax { id }',
      );
      const { deduction } = await client.mutate(
        'createDeduction',
        { title, type: 'PERCENT', cycle: 'MONTHLY', amount: '5' },
        'deduction { id }',
      );
      return { employeeIds: [employee.id], benefitIds: [benefit.id], taxIds: [payrollTax.id], deductionIds: [deduction.id] };
    },
    input: unique => {
      const day = nextWeekday();
      return { title: `Setup ${unique}`, grossSalary: '1000', joinedOn: day, startsOn: day, endsOn: day, designation: 'Clerk' };
    },
    change: { designation: 'Analyst' },
    broken: {
      input: { title: 'x', grossSalary: '0', joinedOn: '2030-01-01', startsOn: '2030-01-01', endsOn: '2030-01-01' },
      field: 'grossSalary',
      code: 'notPositive',
    },
  },
  {
    name: 'PayrollRun',
    plural: 'payrollRuns',
    by: 'hrm@atlas.test',
    notBy: 'finance@atlas.test',
    input: unique => ({ title: `Run ${unique}`, cycle: 'MONTHLY', startsOn: '2033-01-01', endsOn: '2033-01-31', payOn: '2033-01-31' }),
    change: { title: 'Run changed' },
    broken: {
      input: { title: 'x', cycle: 'MONTHLY', startsOn: '2033-02-01', endsOn: '2033-01-31', payOn: '2033-02-01' },
      field: 'endsOn',
      code: 'endBeforeStart',
    },
  },
];

let weekdays = 0;
/** A Wednesday that no other record is made for. */
const nextWeekday = () => new Date(Date.UTC(2031, 0, 1 + 7 * weekdays++)).toISOString().slice(0, 10);

let pastDays = 0;
/** A day of the past that no other record is made for. */
const pastDay = () => new Date(Date.UTC(2021, 0, 1 + pastDays++)).toISOString().slice(0, 10);
