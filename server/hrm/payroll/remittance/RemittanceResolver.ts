import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { CommandMutation } from '../../../core/graphql/CommandMutation.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { RecordInput } from '../../../core/graphql/Payload.ts';
import { DateOnly } from '../../../core/graphql/scalars.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { PayrollRun } from '../run/PayrollRun.ts';
import { payRemittance } from './payRemittance.ts';
import { Remittance, remittanceOf } from './Remittance.ts';

@InputType()
class PayRemittanceInput extends RecordInput {
  @Field(() => ID, { description: 'The tax or deduction.' }) itemId!: string;
  @Field(() => ID, { nullable: true, description: "The bank account to pay from; the company's default one if omitted." })
  bankAccountId?: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Defaults to today.' }) paidOn?: string | null;
}

@Resolver()
export class RemittanceResolver {
  @Query(() => [Remittance], { nullable: true, description: 'What a payroll run owes to tax offices and funds; no employee is named.' })
  @Allow('HRM_SEE_PAY')
  payrollRemittance(@Arg('run', () => ID) run: string, @Ctx() { database, viewer }: Context): Promise<Remittance[]> {
    return database.inCompany(viewer!, em => remittanceOf(em, run));
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, PayRemittanceInput, {
    description:
      'Records that what is outstanding of a tax or deduction of a completed payroll run was paid over, or came back after a reversal; repeating it does nothing.',
  })
  payRemittance(scope: Scope, input: PayRemittanceInput) {
    return payRemittance(scope, input);
  }
}
