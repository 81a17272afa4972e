import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { nameInTrail } from '../../core/session/Viewer.ts';
import { LeaveBalance, leaveBalancesOf, ownLeaveBalances } from './leaveBalances.ts';

const within = (year: number) => Math.min(Math.max(year, 1900), 9998);

/** How much leave is left, and what that is made up of. */
@Resolver()
export class LeaveBalanceResolver {
  @Query(() => [LeaveBalance], {
    nullable: true,
    description: "Balances of an employee's leave in a calendar year, without those of confidential types.",
  })
  @Allow(Permission.HRM)
  leaveBalances(
    @Arg('employeeId', () => ID) employeeId: string,
    @Arg('year', () => Int) year: number,
    @Ctx() { database, viewer }: Context,
  ): Promise<LeaveBalance[]> {
    return database.inCompany(viewer!, em => leaveBalancesOf(em, { employeeId, isConfidential: false }, within(year)));
  }

  @Query(() => [LeaveBalance], {
    nullable: true,
    description: "Balances of an employee's confidential leave in a calendar year; the audit trail records who looked.",
  })
  @Allow('HRM_SEE_HEALTH')
  async confidentialLeaveBalances(
    @Arg('employeeId', () => ID) employeeId: string,
    @Arg('year', () => Int) year: number,
    @Ctx() { database, viewer, origin }: Context,
  ): Promise<LeaveBalance[]> {
    const { companyId, userId } = viewer!;
    const balances = await database.inCompany(viewer!, em => leaveBalancesOf(em, { employeeId, isConfidential: true }, within(year)));
    const look = { action: 'HEALTH_VIEWED', entityType: 'Employee', entityId: employeeId };
    // As the platform, because the transactions of an impersonator are read-only.
    if (balances.length)
      await database.platformIn(companyId, em => writeAudit(em, { id: userId, name: nameInTrail(viewer!), origin }, [look]));
    return balances;
  }

  @Query(() => [LeaveBalance], { nullable: true, description: "Balances of the viewer's own leave in a calendar year." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  ownLeaveBalances(@Arg('year', () => Int) year: number, @Ctx() { database, viewer }: Context): Promise<LeaveBalance[]> {
    return database.inCompany(viewer!, em => ownLeaveBalances(em, within(year)));
  }
}
