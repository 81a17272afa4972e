import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandInput, DeleteInput, DeletePayload } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { SalaryChange } from '../../staff/salary/SalaryChange.ts';
import { SalaryService } from './SalaryService.ts';

@InputType()
class RecordSalaryInput extends CommandInput {
  @Field(() => ID) employeeId!: string;
  @Secret()
  @Field(() => DecimalText, { description: "Monthly gross in the company's currency: a whole number." })
  salary!: string;
  @Field(() => DateOnly, { nullable: true, description: 'First day of the salary; today if omitted.' }) effectiveOn?: string | null;
}

@InputType()
class ChangeSalaryInput extends CommandInput {
  @Field(() => ID, { description: "Any change in the employee's history." }) id!: string;
  @Secret()
  @Field(() => DecimalText)
  salary!: string;
  @Field(() => DateOnly, { nullable: true, description: 'First day of the salary; today if omitted.' }) effectiveOn?: string | null;
}

const SalaryChangeFilter = FilterOf(SalaryChange, ['employeeId', 'employeeName', 'effectiveOn', 'source', 'isCurrent', 'recordedAt']);
const Connection = ConnectionOf(SalaryChange);
const Page = ListArgs(SalaryChange, SalaryChangeFilter);

@Resolver()
export class SalaryResolver {
  @Query(() => SalaryChange, { nullable: true })
  @Allow('FINANCIAL_MANAGEMENT_SEE_PAY')
  @Reads({ kind: 'record' })
  salaryChange(@Arg('id', () => ID) _id: string): SalaryChange {
    return compiled();
  }

  @Query(() => Connection, {
    nullable: true,
    description: 'The salary history of all employees; the audit trail records who reads amounts.',
  })
  @Allow('FINANCIAL_MANAGEMENT_SEE_PAY')
  @Reads({ kind: 'connection' })
  salaryChanges(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @CommandMutation('FINANCIAL_MANAGEMENT_SEE_PAY', SalaryChange, RecordSalaryInput, 'Records the salary of an employee from a day on.')
  async recordSalary(scope: Scope, input: RecordSalaryInput) {
    return { id: await new SalaryService(scope).record(input) };
  }

  @CommandMutation('FINANCIAL_MANAGEMENT_SEE_PAY', SalaryChange, ChangeSalaryInput, {
    description: 'Records another salary for the employee of a change; the history is only added to.',
    action: 'WRITE',
  })
  async changeSalary(scope: Scope, input: ChangeSalaryInput) {
    return { id: await new SalaryService(scope).change(input) };
  }

  @CommandMutation('FINANCIAL_MANAGEMENT_SEE_PAY', DeletePayload, DeleteInput, {
    description: 'Ends the salaries of the employees of these changes today; the history stays.',
    action: 'DELETE',
  })
  async endSalaries(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new SalaryService(scope).end(ids) };
  }
}
