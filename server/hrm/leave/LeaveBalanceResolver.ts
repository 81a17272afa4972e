import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
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
    return database.inCompany(viewer!, em => leaveBalancesOf(em, employeeId, within(year)));
  }

  @Query(() => [LeaveBalance], { nullable: true, description: "Balances of the viewer's own leave in a calendar year." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  ownLeaveBalances(@Arg('year', () => Int) year: number, @Ctx() { database, viewer }: Context): Promise<LeaveBalance[]> {
    return database.inCompany(viewer!, em => ownLeaveBalances(em, within(year)));
  }
}
