import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../../core/graphql/Connection.ts';
import { Ordered } from '../../../core/graphql/ordered.ts';
import { compiled } from '../../../core/graphql/reads.ts';
import { Related } from '../../../core/graphql/related.ts';
import { Employee } from '../../../staff/employee/Employee.ts';
import { PayrollRun } from './PayrollRun.ts';

const EmployeePayrolls = ConnectionOf(PayrollRun);

/** The runs that pay an employee. */
@Resolver(() => Employee)
export class EmployeePayrollsResolver {
  @FieldResolver(() => EmployeePayrolls, { description: 'Payroll runs in progress and completed that pay the employee, the latest first.' })
  @Related(
    (run, employee) =>
      `${run}.status in ('INPROGRESS', 'COMPLETED') and exists (select from pay_slip s where s.company_id = ${run}.company_id and s.run_id = ${run}.id and s.employee_id = ${employee}.id)`,
  )
  @Ordered({ startsOn: 'desc' })
  payrolls(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
