import { Args, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { ClockService } from './ClockService.ts';
import { OwnAttendance } from './OwnAttendance.ts';

const OwnAttendances = ConnectionOf(OwnAttendance);
const OwnAttendancePage = ListArgs(OwnAttendance, FilterOf(OwnAttendance, ['day', 'startedAt', 'isForgotten']));

@InputType()
class ClockInput extends CommandInput {}

/** The clock of whoever is signed in, and what it has counted. It asks for no right, and reaches no other employee. */
@Resolver()
export class ClockResolver {
  @Query(() => OwnAttendance, { nullable: true, description: 'The attendance that the viewer has begun; null if they are not at work.' })
  @Allow('SIGNED_IN', 'IN_PERSON')
  @Reads({ kind: 'record', where: own => `${own}.ended_at is null and ${own}.forgotten_at is null` })
  ownOpenAttendance(): OwnAttendance {
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
}
