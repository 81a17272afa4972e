import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { BudgetReport } from './BudgetReport.ts';
import { budgetReportOf } from './budgetReportOf.ts';

@Resolver()
export class BudgetReportResolver {
  /** Budget, committed, actual and available from `from` to `to`, both included. */
  @Query(() => BudgetReport, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  budgetReport(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly, { nullable: true, description: 'Defaults to the first day of the fiscal year.' }) from?: string | null,
    @Arg('to', () => DateOnly, { nullable: true, description: 'Defaults to the last day of the fiscal year.' }) to?: string | null,
    @Arg('costCenterId', () => ID, { nullable: true }) costCenterId?: string | null,
  ): Promise<BudgetReport> {
    return database.heavyRead(viewer!, em => budgetReportOf(em, { from, to, costCenterId }, viewer!.currency));
  }
}
