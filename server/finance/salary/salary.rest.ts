import { pageOf } from '../../core/rest/pageOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { create, list, remove, table, update, type RestCall, type Values } from '../../core/rest/Route.ts';

const salary = {
  names: { en: 'Payroll entry', ar: 'قيد الراتب', sp: 'el registro de sueldo' },
  selection: `{ id employeeId employeeName salary: newSalary oldSalary newSalary effectiveOn source isCurrent recordedBy { name } createdAt: recordedAt }`,
};
const salaryExample = { employee: 'id of the employee', salary: 1000 };

/** The employee is given as `employee` or `employeeId`; nothing else but the salary and its first day counts. */
function salaryBody({ body }: RestCall): Values {
  const { employeeId, salary: amount, effectiveOn } = renamed(body, { employee: 'employeeId' });
  return Object.fromEntries(Object.entries({ employeeId, salary: amount, effectiveOn }).filter(([, value]) => value !== undefined));
}

/** Documented REST calls of salaries: an entry is the change that made a salary current; every other call adds to the history. */
export const salaryRoutes = table('Finance', [
  list(
    '/finance/payroll/getAll',
    salary,
    'salaryChanges',
    {},
    {
      values: ({ query }) => {
        const { size: first, offset } = pageOf(query);
        return { first, offset, filter: { isCurrent: { eq: true } } };
      },
    },
  ),
  create('/finance/payroll/create', salary, 'recordSalary', { values: salaryBody, example: salaryExample }),
  update('/finance/payroll/update/{id}', salary, 'changeSalary', {
    values: call => {
      const { employeeId: _employee, ...values } = salaryBody(call);
      return values;
    },
    example: salaryExample,
  }),
  remove('/finance/payroll/delete/{id}', salary, 'endSalaries'),
  list('/finance/payroll/salaryHistory', salary, 'salaryChanges'),
]);
