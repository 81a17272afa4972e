import { Arg, Args, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { AttendanceCorrection } from './AttendanceCorrection.ts';
import { AttendanceCorrectionService } from './AttendanceCorrectionService.ts';

const Corrections = ConnectionOf(AttendanceCorrection);
const CorrectionPage = ListArgs(AttendanceCorrection, FilterOf(AttendanceCorrection, ['employee', 'day', 'status', 'updatedAt']));

/** Corrections as Human resources decides them. */
@Resolver()
export class AttendanceCorrectionResolver {
  @Query(() => AttendanceCorrection, { nullable: true })
  @Allow(Permission.HRM)
  @Reads({ kind: 'record' })
  attendanceCorrection(@Arg('id', () => ID) _id: string): AttendanceCorrection {
    return compiled();
  }

  @Query(() => Corrections, { nullable: true })
  @Allow(Permission.HRM)
  @Reads({ kind: 'connection' })
  attendanceCorrections(@Args(() => CorrectionPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    Permission.HRM,
    AttendanceCorrection,
    RecordInput,
    'Approves a correction, which changes the attendance; repeating it does nothing.',
  )
  approveAttendanceCorrection(scope: Scope, { id, version }: RecordInput) {
    return new AttendanceCorrectionService(scope).decide(id, version, 'APPROVED');
  }

  @CommandMutation(Permission.HRM, AttendanceCorrection, RecordInput, {
    action: 'APPROVE',
    description: 'Refuses a correction for good; repeating it does nothing.',
  })
  refuseAttendanceCorrection(scope: Scope, { id, version }: RecordInput) {
    return new AttendanceCorrectionService(scope).decide(id, version, 'REFUSED');
  }
}
