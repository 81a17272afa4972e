import { Field, FieldResolver, InputType, Resolver } from 'type-graphql';
import { ActiveStatus } from '../../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../../core/graphql/CrudResolver.ts';
import { DateFilter, DateTimeFilter, EnumFilter, IdFilter, IntFilter, StringFilter } from '../../../core/graphql/filters.ts';
import { Ordered } from '../../../core/graphql/ordered.ts';
import { compiled } from '../../../core/graphql/reads.ts';
import { Related } from '../../../core/graphql/related.ts';
import { Employee } from '../../../staff/employee/Employee.ts';
import { PayrollSetup } from './PayrollSetup.ts';
import { PayrollSetupService } from './PayrollSetupService.ts';

const ActiveStatusFilter = EnumFilter(ActiveStatus, 'ActiveStatus');

@InputType()
class PayrollSetupFilter {
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) designation?: StringFilter;
  @Field(() => DateFilter, { nullable: true }) joinedOn?: DateFilter;
  @Field(() => DateFilter, { nullable: true }) startsOn?: DateFilter;
  @Field(() => DateFilter, { nullable: true }) endsOn?: DateFilter;
  @Field(() => IntFilter, { nullable: true }) employeeCount?: IntFilter;
  @Field(() => StringFilter, { nullable: true }) departmentList?: StringFilter;
  /** Setups with employees of a department. */
  @Field(() => IdFilter, { nullable: true }) department?: IdFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
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
