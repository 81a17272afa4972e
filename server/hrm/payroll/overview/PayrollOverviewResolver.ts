import { Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { PayrollOverview } from './PayrollOverview.ts';
import { payrollOverviewOf } from './payrollOverviewOf.ts';

@Resolver()
export class PayrollOverviewResolver {
  @Query(() => PayrollOverview, { nullable: true })
  @Allow('HRM_SEE_PAY')
  payrollOverview(@Ctx() { database, viewer }: Context): Promise<PayrollOverview> {
    return database.heavyRead(viewer!, payrollOverviewOf);
  }
}
