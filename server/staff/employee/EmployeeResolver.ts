import { Args, Field, FieldResolver, ID, InputType, ObjectType, Resolver } from 'type-graphql';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Department } from '../department/Department.ts';
import { Position } from '../position/Position.ts';
import { SalaryChange } from '../salary/SalaryChange.ts';
import { Employee } from './Employee.ts';
import { EmployeeInvitationService } from './EmployeeInvitationService.ts';
import { EmployeeService } from './EmployeeService.ts';

@Resolver()
export class EmployeeResolver extends CrudResolver({
  Entity: Employee,
  plural: 'employees',
  Service: EmployeeService,
  filter: [
    'name',
    'number',
    'email',
    'phone',
    'designation',
    'department',
    'departmentName',
    'isHead',
    'position',
    'manager',
    'user',
    'joinedOn',
    'leftOn',
    'city',
    'country',
    'status',
    'updatedAt',
    'customFields',
  ],
}) {}

@ObjectType({ implements: Payload })
class EmployeePayPayload extends Payload {
  @Secret()
  @Field(() => String, { nullable: true })
  nationalId!: string | null;

  @Secret()
  @Field(() => String, { nullable: true })
  bankAccount!: string | null;

  @Secret()
  @Field(() => DecimalText, { nullable: true, description: "Monthly gross in the company's currency." })
  salary!: string | null;

  @Secret()
  @Field(() => DecimalText, {
    nullable: true,
    description: 'What an hour costs the company, if it is not the yearly gross by 2,080 hours.',
  })
  hourlyCost!: string | null;
}

@InputType()
class InviteEmployeeInput extends RecordInput {
  @Field(() => ID) roleId!: string;
  @Field(() => LanguageCode, {
    nullable: true,
    description: "Language of the mail and of the account; the employee's, or else the viewer's own, if omitted.",
  })
  language?: LanguageCode | null;
}

/** Gives an employee an account. */
@Resolver()
export class EmployeeInvitationResolver {
  @CommandMutation(['HRM_SEE_PAY', 'INVITING'], Employee, InviteEmployeeInput, {
    description:
      'Invites an employee by mail to an account, which is linked to them as soon as it is made; asks for the right to invite users too.',
  })
  inviteEmployee(scope: Scope, input: InviteEmployeeInput) {
    return new EmployeeInvitationService(scope).invite(input);
  }
}

/** Shows what is masked of an employee. */
@Resolver()
export class EmployeePayResolver {
  @CommandMutation('HRM_SEE_PAY', EmployeePayPayload, RecordInput, {
    description: 'Shows the masked values of an employee to holders of the right to see pay; the audit trail records who looked.',
    ignoresKey: true,
    action: 'READ',
  })
  async revealEmployeePay(scope: Scope, { id }: RecordInput) {
    return (await new EmployeeService(scope).revealPay(id)).pay;
  }
}

const EmployeeConnection = ConnectionOf(Employee);

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Department)
export class DepartmentEmployeesResolver {
  @FieldResolver(() => Employee, { nullable: true, description: 'The employee who leads the department.' })
  @Related((employee, department) => `${employee}.department_id = ${department}.id and ${employee}.is_head`)
  head(): object {
    return compiled();
  }

  @FieldResolver(() => EmployeeConnection, { description: 'Employees of the department.' })
  @Related((employee, department) => `${employee}.department_id = ${department}.id`)
  employees(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

@Resolver(() => Position)
export class PositionEmployeesResolver {
  @FieldResolver(() => EmployeeConnection, { description: 'Employees in the position.' })
  @Related((employee, position) => `${employee}.position_id = ${position}.id`)
  employees(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

/** Their reports. */
@Resolver(() => Employee)
export class EmployeeReportsResolver {
  @FieldResolver(() => EmployeeConnection, { description: 'Employees whom this one manages directly.' })
  @Related((report, manager) => `${report}.manager_id = ${manager}.id`)
  reports(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}

const SalaryChangeConnection = ConnectionOf(SalaryChange);

/** Their salary history, for those who may see pay. */
@Resolver(() => Employee)
export class EmployeeSalariesResolver {
  @FieldResolver(() => SalaryChangeConnection, { description: 'Changes of the salary, the latest first.' })
  @Related((change, employee) => `${change}.employee_id = ${employee}.id`)
  @Ordered({ effectiveOn: 'desc' })
  salaryChanges(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
