import { pageOf } from '../../core/rest/pageOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { daysAfter, isDay } from '../../core/rules/days.ts';
import {
  anyOf,
  call,
  contains,
  create,
  list,
  one,
  oneId,
  remove,
  table,
  textOf,
  update,
  type Filter,
  type RestCall,
  type Values,
} from '../../core/rest/Route.ts';

const setup = {
  names: { en: 'Payroll setup', ar: 'إعداد الرواتب', sp: 'la configuración de nómina' },
  selection: `{ id title employees: employeeIds employeeIds grossSalary joiningDate: joinedOn designation from: startsOn to: endsOn departmentIds
    benefits: benefitIds taxes: taxIds deductions: deductionIds status version createdAt updatedAt }`,
};
const setupExample = {
  title: 'Monthly staff',
  employees: ['id of the employee'],
  grossSalary: 1000,
  joiningDate: '2026-01-01',
  benefits: ['id of the benefit'],
  taxes: ['id of the tax'],
  deductions: ['id of the deduction'],
  designation: 'Developer',
  from: '2026-01-01',
  to: '2026-12-31',
};

/** Documented names of a setup. Departments are those of its employees, so what is sent of them has no effect. */
function setupBody({ body: { departmentIds: _departments, ...body } }: RestCall): Values {
  const names = {
    employees: 'employeeIds',
    joiningDate: 'joinedOn',
    from: 'startsOn',
    to: 'endsOn',
    benefits: 'benefitIds',
    taxes: 'taxIds',
    deductions: 'deductionIds',
  };
  const values = renamed(body, names);
  for (const name of Object.keys(names)) delete values[name];
  return values;
}

/** Setups that begin on or after a day, or end on or before one; another text restricts nothing. */
const heldFrom: Filter = value => {
  const from = textOf(value) ?? '';
  return isDay(from) ? { startsOn: { from } } : {};
};
const heldTo: Filter = value => {
  const to = textOf(value) ?? '';
  return isDay(to) ? { endsOn: { before: daysAfter(to, 1) } } : {};
};

const run = {
  names: { en: 'Payroll', ar: 'مسيّر الرواتب', sp: 'la nómina' },
  selection: `{ id title number kind cycle payrollstatus: status status startDate: startsOn endDate: endsOn payDate: payOn slipCount openCount paidOn isReversed
    version createdAt updatedAt }`,
};
const runExample = {
  title: 'June 2026',
  cycle: 'MONTHLY',
  payrollstatus: 'INPROGRESS',
  startDate: '2026-06-01',
  endDate: '2026-06-30',
  payDate: '2026-06-30',
};
const runNames = { payrollstatus: 'status', startDate: 'startsOn', endDate: 'endsOn', payDate: 'payOn' };

/** Documented names of a run. */
function runBody({ body }: RestCall): Values {
  const values = renamed(body, runNames);
  for (const name of Object.keys(runNames)) delete values[name];
  return values;
}

/** `employesIds` is the documented spelling; `payrollId` names the run, which is otherwise the oldest open one. */
const processBody = ({ params, body }: RestCall): Values => {
  const { employesIds, employeeIds, payrollId, runId } = body;
  const named = runId ?? payrollId;
  return { id: oneId(params.id), employeeIds: employesIds ?? employeeIds, ...(named !== undefined && { runId: named }) };
};

const processed = {
  names: run.names,
  selection: `{ runId payrollstatus: status
    results { employeeId employeeName outcome slipId net previousNet differences { kind title before after causes } } }`,
};
const overview = {
  names: { en: 'Payroll overview', ar: 'نظرة عامة على الرواتب', sp: 'el resumen de nómina' },
  selection: `{ months { month gross earnings taxes deductions net employerCost slips } departments { departmentId title cost }
    changes { cause employees cost } employees openRuns nextRunId nextRunTitle nextPayOn }`,
};

/** Documented REST calls of payroll. The list keeps runs in progress and completed ones (spec 2 §4). */
export const payrollRoutes = table('HRM', [
  list('/hrm/getAllSetupPayroll', setup, 'payrollSetups', {
    departmentIds: anyOf('department'),
    designation: contains('designation'),
    from: heldFrom,
    to: heldTo,
  }),
  create('/hrm/createPayrollSetup', setup, 'createPayrollSetup', { values: setupBody, example: setupExample }),
  update('/hrm/updatePayrollSetup/{id}', setup, 'updatePayrollSetup', { values: setupBody, example: setupExample }),
  remove('/hrm/deletePayrollSetup/{id}', setup, 'deletePayrollSetups'),
  call('PUT', '/hrm/updateOnePayrolProcess/{id}', processed, 'processPayroll', {
    values: processBody,
    outcome: 'updated',
    example: { employesIds: ['id of the employee'] },
  }),
  list(
    '/hrm/getAllPayroll',
    run,
    'payrollRuns',
    {},
    {
      values: ({ query }) => {
        const { size: first, offset } = pageOf(query);
        return { first, offset, filter: { status: { in: ['COMPLETED', 'INPROGRESS'] } } };
      },
    },
  ),
  create('/hrm/createPayroll', run, 'createPayrollRun', { values: runBody, example: runExample }),
  update('/hrm/updatePayroll/{id}', run, 'updatePayrollRun', { values: runBody, example: runExample }),
  remove('/hrm/deletePayroll/{id}', run, 'deletePayrollRuns'),
  one('/hrm/payrollOverVIew', overview, 'payrollOverview', { values: () => ({}) }),
]);
