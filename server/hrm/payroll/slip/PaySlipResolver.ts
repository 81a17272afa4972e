import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { ConnectionOf, ListArgs } from '../../../core/graphql/Connection.ts';
import { compiled, Reads } from '../../../core/graphql/reads.ts';
import { FilterOf } from '../../../core/graphql/recordInputs.ts';
import { PaySlip } from './PaySlip.ts';

const PaySlipFilter = FilterOf(PaySlip, [
  'run',
  'employeeId',
  'employeeName',
  'department',
  'startsOn',
  'endsOn',
  'isSupplementary',
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
}
