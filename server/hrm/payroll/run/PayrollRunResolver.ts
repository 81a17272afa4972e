import { Args, Field, FieldResolver, ID, InputType, ObjectType, registerEnumType, Resolver } from 'type-graphql';
import { CommandMutation } from '../../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../../core/graphql/Connection.ts';
import { CrudResolver } from '../../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../../core/graphql/ordered.ts';
import { CommandInput, Payload, RecordInput } from '../../../core/graphql/Payload.ts';
import { compiled } from '../../../core/graphql/reads.ts';
import { Related } from '../../../core/graphql/related.ts';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { Secret } from '../../../core/graphql/secrets.ts';
import { TaskStep, TaskStepInput } from '../../../core/task/TaskStep.ts';
import { BankFileFormat } from '../../../ledger/bankFile/BankFileFormat.ts';
import { exportBankFile } from '../bank/exportBankFile.ts';
import { completeAndMail } from '../mail/mailRun.ts';
import { PaySlip } from '../slip/PaySlip.ts';
import { PaySlipDifference } from '../slip/PaySlipDifference.ts';
import { discardSlips } from './discardSlips.ts';
import { payRun } from './payRun.ts';
import { PayrollRun, PayrollStatus } from './PayrollRun.ts';
import type { RunStatusName } from './payrollRun.rules.ts';
import { PayrollRunService } from './PayrollRunService.ts';
import type { Processed } from './paySome.ts';
import { processPayroll } from './processPayroll.ts';
import { processRun, processStep } from './processRun.ts';
import { reverseRun } from './reverseRun.ts';

export enum PayrollOutcome {
  PROCESSED = 'PROCESSED',
  EXISTING = 'EXISTING',
  UNKNOWN = 'UNKNOWN',
  NO_SALARY = 'NO_SALARY',
  NOT_EMPLOYED = 'NOT_EMPLOYED',
  PAID_EARLIER = 'PAID_EARLIER',
}
registerEnumType(PayrollOutcome, { name: 'PayrollOutcome', description: 'UNKNOWN: not an employee of the setup.' });

@InputType()
class ProcessPayrollInput extends CommandInput {
  @Field(() => ID, { description: 'The payroll setup.' }) id!: string;
  @Field(() => ID, { nullable: true, description: 'The oldest open run that the setup holds for, if omitted.' }) runId?: string | null;
  @Field(() => [ID], { description: 'Employees of the setup, at most 1000; repeated ones count once.' }) employeeIds!: string[];
}

@InputType()
class CompletePayrollRunInput extends RecordInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether each employee with an address gets their pay slip by e-mail; yes, if a mail server is configured, if omitted.',
  })
  mailsSlips?: boolean | null;
}

@InputType()
class PayPayrollRunInput extends RecordInput {
  @Field(() => ID, { nullable: true, description: "The bank account to pay from; the company's default one if omitted." })
  bankAccountId?: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Defaults to today.' }) paidOn?: string | null;
}

@InputType()
class ExportPayrollBankFileInput extends RecordInput {
  @Field(() => BankFileFormat) format!: BankFileFormat;
  @Field(() => ID, { nullable: true, description: "The company's account that pays; its oldest one with an IBAN if omitted." })
  bankAccountId?: string | null;
}

@ObjectType({ implements: Payload })
class ExportPayrollBankFilePayload extends Payload {
  @Field(() => String, { nullable: true }) fileName!: string | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'The file, in UTF-8.' })
  content!: string | null;
  @Field(() => [String], { nullable: true, description: 'Names of employees with no bank account, who are not in it.' })
  missing!: string[] | null;
  @Field(() => PayrollRun, { nullable: true }) run!: PayrollRun | null;
}

@ObjectType({ description: 'What became of an employee whose pay was to be processed.' })
class ProcessedPay {
  @Field(() => ID) employeeId!: string;
  @Field(() => String, { nullable: true }) employeeName!: string | null;
  @Field(() => PayrollOutcome) outcome!: Processed['outcome'];
  @Field(() => ID, { nullable: true }) slipId!: string | null;
  @Field(() => DecimalText, { nullable: true }) net!: string | null;
  @Field(() => DecimalText, { nullable: true, description: "Net of the employee's last slip." }) previousNet!: string | null;
  @Field(() => [PaySlipDifference], { description: 'Lines that differ from that slip.' }) differences!: PaySlipDifference[];
}

@ObjectType({ description: 'What processing a payroll run has done.' })
class PayrollProcessing {
  @Field(() => ID) runId!: string;
  @Field(() => PayrollStatus) status!: RunStatusName;
  @Field(() => [ProcessedPay], { description: 'In the order of the ids given.' }) results!: ProcessedPay[];
}

@ObjectType({ implements: Payload })
class ProcessPayrollPayload extends Payload {
  @Secret()
  @Field(() => PayrollProcessing, { nullable: true })
  processing!: PayrollProcessing | null;
  @Field(() => PayrollRun, { nullable: true }) run!: PayrollRun | null;
}

@ObjectType({ implements: Payload })
class ProcessPayrollStepPayload extends Payload {
  @Field(() => TaskStep, { nullable: true }) step!: TaskStep | null;
}

@Resolver()
export class PayrollRunResolver extends CrudResolver({
  Entity: PayrollRun,
  plural: 'payrollRuns',
  Service: PayrollRunService,
  filter: ['title', 'number', 'kind', 'cycle', 'startsOn', 'endsOn', 'payOn', 'status', 'paidOn', 'isReversed', 'updatedAt'],
}) {
  @CommandMutation('HRM_SEE_PAY', ProcessPayrollPayload, ProcessPayrollInput, {
    description: 'Computes the pay slips of employees who have none in the period; others keep theirs. With dryRun, a preview.',
  })
  async processPayroll(scope: Scope, input: ProcessPayrollInput) {
    const { run, results } = await processPayroll(scope, { ...input, setupId: input.id });
    return { processing: { runId: run.id, status: run.status, results }, run };
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, RecordInput, {
    description: 'Pays all who are due in a run, in the background. While that goes on, repeating it starts nothing new.',
    ignoresKey: true,
  })
  processPayrollRun(scope: Scope, { id, version }: RecordInput) {
    return processRun(scope, id, version);
  }

  @CommandMutation('HRM_SEE_PAY', ProcessPayrollStepPayload, TaskStepInput, {
    description: 'Pays the next employees who are due in a run: one step of what processPayrollRun does.',
    ignoresKey: true,
  })
  async processPayrollStep(scope: Scope, input: TaskStepInput) {
    return { step: await processStep(scope, input) };
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, CompletePayrollRunInput, {
    description: 'Completes a run for good and posts it; repeating it does nothing.',
    action: 'APPROVE',
  })
  completePayrollRun(scope: Scope, { id, version, mailsSlips }: CompletePayrollRunInput) {
    return completeAndMail(scope, id, { version, mailsSlips });
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, PayPayrollRunInput, 'Records that the salaries of a completed run were paid.')
  payPayrollRun(scope: Scope, input: PayPayrollRunInput) {
    return payRun(scope, input);
  }

  @CommandMutation('HRM_SEE_PAY', ExportPayrollBankFilePayload, ExportPayrollBankFileInput, {
    description: 'Writes the transfers that pay a completed run, for the bank; the audit trail notes who did.',
    ignoresKey: true,
  })
  exportPayrollBankFile(scope: Scope, input: ExportPayrollBankFileInput) {
    return exportBankFile(scope, input);
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, RecordInput, 'Takes back a completed run by another with the negative of every slip.')
  reversePayrollRun(scope: Scope, { id, version }: RecordInput) {
    return reverseRun(scope, id, version);
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, RecordInput, 'Discards the slips of a run that is not completed, to compute them anew.')
  discardPaySlips(scope: Scope, { id, version }: RecordInput) {
    return discardSlips(scope, id, version);
  }
}

const PaySlips = ConnectionOf(PaySlip);

/** The slips of a run. */
@Resolver(() => PayrollRun)
export class PayrollRunSlipsResolver {
  @FieldResolver(() => PaySlips, { description: 'Pay slips of the run.' })
  @Related((slip, run) => `${slip}.run_id = ${run}.id`)
  @Ordered({ employeeName: 'asc' })
  slips(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
