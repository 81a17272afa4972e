import { Args, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { LeavePart } from '../leave/LeaveRequest.ts';
import type { LeavePartName } from '../leave/leaveRequest.rules.ts';
import { OwnEmployee } from './OwnEmployee.ts';
import { OwnEmployeeLoan } from './OwnEmployeeLoan.ts';
import { OwnEmploymentService } from './OwnEmploymentService.ts';
import { OwnLeaveRequest } from './OwnLeaveRequest.ts';
import { OwnPaySlip } from './OwnPaySlip.ts';

const OwnPaySlips = ConnectionOf(OwnPaySlip);
const OwnPaySlipPage = ListArgs(OwnPaySlip, FilterOf(OwnPaySlip, ['startsOn', 'endsOn']));
const OwnEmployeeLoans = ConnectionOf(OwnEmployeeLoan);
const OwnEmployeeLoanPage = ListArgs(OwnEmployeeLoan, FilterOf(OwnEmployeeLoan, ['title', 'grantedOn']));
const OwnLeaveRequests = ConnectionOf(OwnLeaveRequest);
const OwnLeaveRequestPage = ListArgs(OwnLeaveRequest, FilterOf(OwnLeaveRequest, ['startsOn', 'endsOn', 'status']));

@InputType()
class UpdateOwnContactInput extends CommandInput {
  @Field(() => Int, { nullable: true, description: 'The version the caller read.' }) version?: number;
  @Field(() => String, { nullable: true, description: '8 to 15 digits.' }) phone?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2.' }) country?: string | null;
  @Field(() => String, { nullable: true }) emergencyContact?: string | null;
  @Field(() => String, { nullable: true }) emergencyPhone?: string | null;
}

@InputType()
class RequestOwnLeaveInput extends CommandInput {
  @Field(() => ID) leaveTypeId!: string;
  @Field(() => DateOnly) startsOn!: string;
  @Field(() => DateOnly, { description: 'Last day of the leave.' }) endsOn!: string;
  @Field(() => LeavePart, { nullable: true, description: 'Half a day only if the leave is of one day.' }) part?: LeavePartName;
}

/** What people see and do of their own employment: it asks for no right, and reaches no other employee. */
@Resolver()
export class OwnResolver {
  @Query(() => OwnEmployee, { nullable: true, description: "The employee that the viewer's account is linked to; null if there is none." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'record', where: () => 'true' })
  ownEmployee(): OwnEmployee {
    return compiled();
  }

  @Query(() => OwnPaySlips, { nullable: true, description: "The viewer's own pay slips of completed runs, newest first." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownPaySlips(@Args(() => OwnPaySlipPage) _page: object): object {
    return compiled();
  }

  @Query(() => OwnEmployeeLoans, { nullable: true, description: "The viewer's own loans and advances, newest first." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownEmployeeLoans(@Args(() => OwnEmployeeLoanPage) _page: object): object {
    return compiled();
  }

  @Query(() => OwnLeaveRequests, { nullable: true, description: "The viewer's own requests for leave, newest first." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownLeaveRequests(@Args(() => OwnLeaveRequestPage) _page: object): object {
    return compiled();
  }

  @CommandMutation('SIGNED_IN', OwnEmployee, UpdateOwnContactInput, 'Changes how the viewer, as an employee, is reached.')
  updateOwnContact(scope: Scope, input: UpdateOwnContactInput) {
    return new OwnEmploymentService(scope).updateContact(input);
  }

  @CommandMutation('SIGNED_IN', OwnLeaveRequest, RequestOwnLeaveInput, 'Requests leave for the viewer, for others to approve.')
  requestOwnLeave(scope: Scope, input: RequestOwnLeaveInput) {
    return new OwnEmploymentService(scope).requestLeave(input);
  }

  @CommandMutation('SIGNED_IN', OwnLeaveRequest, RecordInput, "Cancels a request of the viewer's that is not approved yet.")
  cancelOwnLeave(scope: Scope, { id, version }: RecordInput) {
    return new OwnEmploymentService(scope).cancelLeave(id, version);
  }
}
