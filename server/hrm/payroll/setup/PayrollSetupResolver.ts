import { Field, FieldResolver, InputType, Resolver } from 'type-graphql';
import { CrudResolver } from '../../../core/graphql/CrudResolver.ts';
import { IdFilter } from '../../../core/graphql/filters.ts';
import { Ordered } from '../../../core/graphql/ordered.ts';
import { compiled } from '../../../core/graphql/reads.ts';
import { FilterOf } from '../../../core/graphql/recordInputs.ts';
import { Related } from '../../../core/graphql/related.ts';
import { Employee } from '../../../staff/employee/Employee.ts';
import { PayrollSetup } from './PayrollSetup.ts';
import { PayrollSetupService } from './PayrollSetupService.ts';

@InputType()
class PayrollSetupFilter extends FilterOf(PayrollSetup, [
  'title',
  'designation',
  'joinedOn',
  'startsOn',
  'endsOn',
  'employeeCount',
  'departmentList',
  'status',
  'updatedAt',
]) {
  /** Setups with employees of a department. */
  @Field(() => IdFilter, { nullable: true }) department?: IdFilter;
}

@Resolver(() => PayrollSetup)
export class PayrollSetupResolver extends CrudResolver({
  Entity: PayrollSetup,
  plural: 'payrollSetups',
  Service: PayrollSetupService,
  filter: PayrollSetupFilter,
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
