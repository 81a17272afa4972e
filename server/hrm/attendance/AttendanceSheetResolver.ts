import { Arg, Ctx, Field, ID, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { AbsenceService } from '../leave/AbsenceService.ts';
import { LeaveRequest } from '../leave/LeaveRequest.ts';
import { AttendanceSheet } from './AttendanceSheet.ts';
import { attendanceSheetOf } from './attendanceSheetOf.ts';

@InputType()
export class BookUnpaidLeaveInput extends CommandInput {
  @Field(() => ID) employeeId!: string;
  @Field(() => DateOnly) startsOn!: string;
  @Field(() => DateOnly, { description: 'Last day of the absence.' }) endsOn!: string;
  @Field(() => ID, { nullable: true, description: 'An unpaid type of leave; the first one without a limit of days, if omitted.' })
  leaveTypeId?: string | null;
}

/** The attendance of everybody, day by day, and what follows from absence. */
@Resolver()
export class AttendanceSheetResolver {
  @Query(() => AttendanceSheet, { nullable: true, description: 'What each day was for each employee; 31 days and 50 people at most.' })
  @Allow(Permission.HRM)
  attendanceSheet(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly) from: string,
    @Arg('before', () => DateOnly) before: string,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('departmentId', () => ID, { nullable: true }) departmentId?: string | null,
    @Arg('offset', () => Int, { nullable: true }) offset?: number | null,
  ): Promise<AttendanceSheet> {
    const department = departmentId && idForm.test(departmentId) ? departmentId : null;
    return database.inCompany(viewer!, em => attendanceSheetOf(em, 'COMPANY', { from, before, search, departmentId: department, offset }));
  }

  @CommandMutation(
    Permission.HRM,
    LeaveRequest,
    BookUnpaidLeaveInput,
    'Turns absence into approved unpaid leave, which reduces the pay of its period.',
  )
  bookUnpaidLeave(scope: Scope, input: BookUnpaidLeaveInput) {
    return new AbsenceService(scope).bookUnpaidLeave(input);
  }
}
