import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { AttendanceSheet } from '../attendance/AttendanceSheet.ts';
import { attendanceSheetOf } from '../attendance/attendanceSheetOf.ts';
import { BookUnpaidLeaveInput } from '../attendance/AttendanceSheetResolver.ts';
import { TeamAttendanceCorrection } from './TeamAttendanceCorrection.ts';
import { TeamLeaveRequest } from './TeamLeaveRequest.ts';
import { TeamService } from './TeamService.ts';

const TeamLeaveRequests = ConnectionOf(TeamLeaveRequest);
const TeamLeavePage = ListArgs(TeamLeaveRequest, FilterOf(TeamLeaveRequest, ['startsOn', 'endsOn', 'status']));
const TeamCorrections = ConnectionOf(TeamAttendanceCorrection);
const TeamCorrectionPage = ListArgs(TeamAttendanceCorrection, FilterOf(TeamAttendanceCorrection, ['day', 'status']));

/** What managers see and decide of their people's leave and attendance: it asks for no right, and shows nothing of their pay. */
@Resolver()
export class TeamResolver {
  @Query(() => TeamLeaveRequests, { nullable: true, description: 'Leave of those who report to the viewer, newest first.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  teamLeaveRequests(@Args(() => TeamLeavePage) _page: object): object {
    return compiled();
  }

  @Query(() => TeamCorrections, { nullable: true, description: 'Corrections of those who report to the viewer, newest first.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  teamAttendanceCorrections(@Args(() => TeamCorrectionPage) _page: object): object {
    return compiled();
  }

  @Query(() => AttendanceSheet, { nullable: true, description: 'What each day was for those who report to the viewer.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  teamAttendance(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly) from: string,
    @Arg('before', () => DateOnly) before: string,
    @Arg('offset', () => Int, { nullable: true }) offset?: number | null,
  ): Promise<AttendanceSheet> {
    return database.inCompany(viewer!, em => attendanceSheetOf(em, 'TEAM', { from, before, offset }));
  }

  @CommandMutation('SIGNED_IN', TeamLeaveRequest, RecordInput, 'Approves leave of somebody who reports to the viewer.')
  approveTeamLeave(scope: Scope, { id, version }: RecordInput) {
    return new TeamService(scope).approveLeave(id, version);
  }

  @CommandMutation('SIGNED_IN', TeamLeaveRequest, RecordInput, 'Refuses leave of somebody who reports to the viewer, for good.')
  refuseTeamLeave(scope: Scope, { id, version }: RecordInput) {
    return new TeamService(scope).refuseLeave(id, version);
  }

  @CommandMutation('SIGNED_IN', TeamAttendanceCorrection, RecordInput, 'Approves a correction of somebody who reports to the viewer.')
  approveTeamCorrection(scope: Scope, { id, version }: RecordInput) {
    return new TeamService(scope).decideCorrection(id, version, 'APPROVED');
  }

  @CommandMutation(
    'SIGNED_IN',
    TeamAttendanceCorrection,
    RecordInput,
    'Refuses a correction of somebody who reports to the viewer, for good.',
  )
  refuseTeamCorrection(scope: Scope, { id, version }: RecordInput) {
    return new TeamService(scope).decideCorrection(id, version, 'REFUSED');
  }

  @CommandMutation(
    'SIGNED_IN',
    TeamLeaveRequest,
    BookUnpaidLeaveInput,
    'Turns absence of somebody who reports to the viewer into approved unpaid leave.',
  )
  bookTeamUnpaidLeave(scope: Scope, input: BookUnpaidLeaveInput) {
    return new TeamService(scope).bookUnpaidLeave(input);
  }
}
