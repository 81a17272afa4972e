import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { CommandMutation } from '../../../core/graphql/CommandMutation.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { Payload, RecordInput } from '../../../core/graphql/Payload.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { TaskStep, TaskStepInput } from '../../../core/task/TaskStep.ts';
import { PayrollRun } from '../run/PayrollRun.ts';
import { PaySlip } from '../slip/PaySlip.ts';
import { mailRun, mailStep } from './mailRun.ts';
import { mailAgain } from './mailSlips.ts';

@ObjectType({ implements: Payload })
class SendPaySlipsStepPayload extends Payload {
  @Field(() => TaskStep, { nullable: true }) step!: TaskStep | null;
}

/** Pay slips by mail. */
@Resolver()
export class SlipMailResolver {
  @Query(() => Boolean, { description: 'Whether pay slips can be mailed: a mail server is configured.' })
  @Allow('HRM_SEE_PAY')
  paySlipsCanBeMailed(@Ctx() { session }: Context): boolean {
    return session.outbox.sends;
  }

  @CommandMutation(
    'HRM_SEE_PAY',
    PaySlip,
    RecordInput,
    'Mails the pay slip of a completed run to its employee, even if it was mailed before.',
  )
  sendPaySlip(scope: Scope, { id }: RecordInput) {
    return mailAgain(scope, id);
  }

  @CommandMutation('HRM_SEE_PAY', PayrollRun, RecordInput, {
    description:
      'Mails the pay slips of a completed run that were not mailed yet, in the background. While that goes on, repeating it starts nothing new.',
    ignoresKey: true,
  })
  sendPaySlips(scope: Scope, { id, version }: RecordInput) {
    return mailRun(scope, id, version);
  }

  @CommandMutation('HRM_SEE_PAY', SendPaySlipsStepPayload, TaskStepInput, {
    description: 'Mails the next pay slips of a run: one step of what sendPaySlips does.',
    ignoresKey: true,
  })
  async sendPaySlipsStep(scope: Scope, input: TaskStepInput) {
    return { step: await mailStep(scope, input) };
  }
}
