import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Control } from '../openItem/OpenItem.ts';
import { Ageing } from './Ageing.ts';
import { ageingOf } from './ageingOf.ts';
import { CashFlow } from './CashFlow.ts';
import { cashFlowOf } from './cashFlowOf.ts';
import { GeneralLedger } from './GeneralLedger.ts';
import { generalLedgerOf } from './generalLedgerOf.ts';
import { Statement, StatementComparisonName, type StatementComparison } from './Statement.ts';
import { balanceSheetOf, profitAndLossOf } from './statementOf.ts';
import { TrialBalance } from './TrialBalance.ts';
import { trialBalanceOf } from './trialBalanceOf.ts';

@Resolver()
export class ReportResolver {
  /** Trial balance from `from` to `to`, both included; without `from`, as of `to`. */
  @Query(() => TrialBalance, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  trialBalance(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly, { nullable: true }) from?: string | null,
    @Arg('to', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) to?: string | null,
    @Arg('costCenterId', () => ID, { nullable: true }) costCenterId?: string | null,
  ): Promise<TrialBalance> {
    return database.heavyRead(viewer!, em => trialBalanceOf(em, { from, to, costCenterId }));
  }

  @Query(() => GeneralLedger, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  generalLedger(
    @Ctx() { database, viewer }: Context,
    @Arg('accountId', () => ID) accountId: string,
    @Arg('from', () => DateOnly, { nullable: true }) from?: string | null,
    @Arg('to', () => DateOnly, { nullable: true }) to?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<GeneralLedger> {
    return database.heavyRead(viewer!, em => generalLedgerOf(em, { accountId, from, to, first, after }));
  }

  /** Profit and loss from `from` to `to`, both included and the same for an earlier period. */
  @Query(() => Statement, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  profitAndLoss(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly, { nullable: true, description: 'Defaults to the first day of the fiscal year.' }) from?: string | null,
    @Arg('to', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) to?: string | null,
    @Arg('compareWith', () => StatementComparisonName, { nullable: true }) compareWith?: StatementComparison | null,
    @Arg('costCenterId', () => ID, { nullable: true }) costCenterId?: string | null,
  ): Promise<Statement> {
    return database.heavyRead(viewer!, em => profitAndLossOf(em, { from, to, compareWith, costCenterId }));
  }

  /** Balance sheet at the end of a day, compared with an earlier one. */
  @Query(() => Statement, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  balanceSheet(
    @Ctx() { database, viewer }: Context,
    @Arg('asOf', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) to?: string | null,
    @Arg('compareWith', () => StatementComparisonName, { nullable: true }) compareWith?: StatementComparison | null,
  ): Promise<Statement> {
    return database.heavyRead(viewer!, em => balanceSheetOf(em, { to, compareWith }));
  }

  /** Cash flow from `from` to `to`, both included, and the same for an earlier period. */
  @Query(() => CashFlow, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  cashFlow(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly, { nullable: true, description: 'Defaults to the first day of the fiscal year.' }) from?: string | null,
    @Arg('to', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) to?: string | null,
    @Arg('compareWith', () => StatementComparisonName, { nullable: true }) compareWith?: StatementComparison | null,
  ): Promise<CashFlow> {
    return database.heavyRead(viewer!, em => cashFlowOf(em, { from, to, compareWith }));
  }

  /** Ageing of receivables or payables on a day. */
  @Query(() => Ageing, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  ageing(
    @Ctx() { database, viewer }: Context,
    @Arg('direction', () => Control) direction: Control,
    @Arg('asOf', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) asOf?: string | null,
  ): Promise<Ageing> {
    return database.heavyRead(viewer!, em => ageingOf(em, direction, asOf));
  }
}
