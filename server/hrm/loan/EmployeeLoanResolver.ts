import { Field, ID, InputType, Resolver } from 'type-graphql';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EmployeeLoan } from './EmployeeLoan.ts';
import { EmployeeLoanService } from './EmployeeLoanService.ts';

@InputType()
class PayBackEmployeeLoanInput extends RecordInput {
  @Field(() => DecimalText) amount!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Defaults to today.' }) paidOn?: string | null;
  @Field(() => ID, { nullable: true, description: "The bank account that it comes in on; the company's default one if omitted." })
  bankAccountId?: string | null;
}

@Resolver()
export class EmployeeLoanResolver extends CrudResolver({
  Entity: EmployeeLoan,
  plural: 'employeeLoans',
  Service: EmployeeLoanService,
  creating: 'APPROVE',
  filter: ['number', 'title', 'employee', 'grantedOn', 'startsOn', 'isOpening', 'status', 'updatedAt'],
}) {
  @CommandMutation('HRM_SEE_PAY', EmployeeLoan, PayBackEmployeeLoanInput, 'Records what an employee pays back of a loan beside their pay.')
  payBackEmployeeLoan(scope: Scope, { id, ...input }: PayBackEmployeeLoanInput) {
    return new EmployeeLoanService(scope).repay(id, input);
  }
}
