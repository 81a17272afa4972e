import { FieldResolver, Resolver } from 'type-graphql';
import { CrudResolver } from '../../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../../core/graphql/ordered.ts';
import { compiled } from '../../../core/graphql/reads.ts';
import { Related } from '../../../core/graphql/related.ts';
import { Employee } from '../../../staff/employee/Employee.ts';
import { PayrollSetup } from './PayrollSetup.ts';
import { PayrollSetupService } from './PayrollSetupService.ts';

@Resolver(() => PayrollSetup)
export class PayrollSetupResolver extends CrudResolver({
  Entity: PayrollSetup,
  plural: 'payrollSetups',
  Service: PayrollSetupService,
  filter: ['title', 'designation', 'joinedOn', 'startsOn', 'endsOn', 'employeeCount', 'departmentList', 'status', 'updatedAt'],
}) {
  /** Employees whom it covers. */
  @FieldResolver(() => [Employee], { complexity: 10 })
  @Related(
    (employee, setup) =>
      `exists (select from payroll_setup_employee l where l.company_id = ${setup}.company_id and l.setup_id = ${setup}.id
        and l.employee_id = ${employee}.id and l.deleted_at is null)`,
  )
  @Ordered({ name: 'asc' })
  members(): Employee[] {
    return compiled();
  }
}
