import { Args, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { OwnEmploymentService } from '../own/OwnEmploymentService.ts';
import { AttendanceCorrectionService } from './AttendanceCorrectionService.ts';
import { ClockService } from './ClockService.ts';
import { OwnAttendance } from './OwnAttendance.ts';
import { OwnAttendanceCorrection } from './OwnAttendanceCorrection.ts';

const OwnAttendances = ConnectionOf(OwnAttendance);
const OwnAttendancePage = ListArgs(OwnAttendance, FilterOf(OwnAttendance, ['day', 'startedAt', 'isForgotten']));

const OwnCorrections = ConnectionOf(OwnAttendanceCorrection);
const OwnCorrectionPage = ListArgs(OwnAttendanceCorrection, FilterOf(OwnAttendanceCorrection, ['day', 'status']));

@InputType()
class RequestAttendanceCorrectionInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: "The viewer's attendance that it corrects; a further one, if omitted." })
  attendanceId?: string | null;
  @Field(() => DateTime, { description: 'Not in the future.' }) startedAt!: Date;
  @Field(() => DateTime, { description: 'At most 24 hours later, and not in the future.' }) endedAt!: Date;
  @Field(() => Int, { defaultValue: 0 }) breakMinutes!: number;
  @Field(() => String) reason!: string;
}

@InputType()
class ClockInput extends CommandInput {}

/** The clock of whoever is signed in, and what it has counted. It asks for no right, and reaches no other employee. */
@Resolver()
export class ClockResolver {
  @Query(() => [OwnAttendance], { nullable: true, description: 'The attendance that the viewer has begun; empty if they are not at work.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'list', orderBy: 'started_at', where: own => `${own}.ended_at is null and ${own}.forgotten_at is null` })
  ownOpenAttendances(): OwnAttendance[] {
    return compiled();
  }

  @Query(() => OwnAttendances, { nullable: true, description: "The viewer's own attendance, newest first." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownAttendances(@Args(() => OwnAttendancePage) _page: object): object {
    return compiled();
  }

  @CommandMutation('SIGNED_IN', OwnAttendance, ClockInput, 'Checks the viewer in, now.')
  checkIn(scope: Scope) {
    return new ClockService(scope).checkIn();
  }

  @CommandMutation('SIGNED_IN', OwnAttendance, ClockInput, 'Begins a break of the viewer.')
  startBreak(scope: Scope) {
    return new ClockService(scope).startBreak();
  }

  @CommandMutation('SIGNED_IN', OwnAttendance, ClockInput, 'Ends the break of the viewer.')
  endBreak(scope: Scope) {
    return new ClockService(scope).endBreak();
  }

  @CommandMutation('SIGNED_IN', OwnAttendance, ClockInput, 'Checks the viewer out, now; it ends a break, too.')
  checkOut(scope: Scope) {
    return new ClockService(scope).checkOut();
  }

  @Query(() => OwnCorrections, { nullable: true, description: 'Corrections of attendance that the viewer has requested, newest first.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'connection' })
  ownAttendanceCorrections(@Args(() => OwnCorrectionPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    'SIGNED_IN',
    OwnAttendanceCorrection,
    RequestAttendanceCorrectionInput,
    "Requests a correction of the viewer's own attendance.",
  )
  requestAttendanceCorrection(scope: Scope, input: RequestAttendanceCorrectionInput) {
    return new AttendanceCorrectionService(scope).request(input);
  }

  @CommandMutation('SIGNED_IN', OwnAttendanceCorrection, RecordInput, "Cancels a correction of the viewer's that is not decided yet.")
  cancelAttendanceCorrection(scope: Scope, { id, version }: RecordInput) {
    return new OwnEmploymentService(scope).cancelCorrection(id, version);
  }
}
