import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { CommandMutation } from '../../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../../core/graphql/Connection.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { RecordInput } from '../../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../../core/graphql/reads.ts';
import { FilterOf } from '../../../core/graphql/recordInputs.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { mailAgain } from '../mail/mailSlips.ts';
import { PaySlip } from './PaySlip.ts';

const PaySlipFilter = FilterOf(PaySlip, [
  'run',
  'employeeId',
  'employeeName',
  'department',
  'startsOn',
  'endsOn',
  'isReversal',
  'isReversed',
  'mailedAt',
]);
const Connection = ConnectionOf(PaySlip);
const Page = ListArgs(PaySlip, PaySlipFilter);

@Resolver()
export class PaySlipResolver {
  @Query(() => PaySlip, { nullable: true })
  @Allow('HRM_SEE_PAY')
  @Reads({ kind: 'record' })
  paySlip(@Arg('id', () => ID) _id: string): PaySlip {
    return compiled();
  }

  @Query(() => Connection, { nullable: true, description: 'Pay slips of all employees; the audit trail records who reads amounts.' })
  @Allow('HRM_SEE_PAY')
  @Reads({ kind: 'connection' })
  paySlips(@Args(() => Page) _page: object): object {
    return compiled();
  }

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
}
