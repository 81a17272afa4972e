import { Ctx, Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { FiscalYear } from './FiscalYear.ts';
import { LedgerSetting } from './LedgerSetting.ts';
import { OpenFiscalYear } from './OpenFiscalYear.ts';
import { openFiscalYearsOf } from './openFiscalYearsOf.ts';
import { PeriodService } from './PeriodService.ts';

@InputType()
class SetLockDateInput extends CommandInput {
  @Field(() => Int, { nullable: true }) version?: number;
  @Field(() => DateOnly, { nullable: true, description: 'The last locked day, before today; null unlocks all periods.' })
  lockedUntil?: string | null;
}

@InputType()
class FiscalYearInput extends CommandInput {
  @Field(() => Int, { description: 'The calendar year in which it begins.' }) year!: number;
}

@Resolver()
export class PeriodResolver {
  @Query(() => LedgerSetting, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'record' })
  ledgerSetting(): LedgerSetting {
    return compiled();
  }

  /** Closed fiscal years. */
  @Query(() => [FiscalYear], { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'list', orderBy: 'year' })
  closedFiscalYears(): FiscalYear[] {
    return compiled();
  }

  /** Fiscal years with entries that are not closed, earliest first. */
  @Query(() => [OpenFiscalYear], { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  openFiscalYears(@Ctx() { database, viewer }: Context): Promise<OpenFiscalYear[]> {
    return database.inCompany(viewer!, openFiscalYearsOf);
  }

  /** Sets the lock date: nobody can post on or before it. The change is recorded in the audit trail. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, LedgerSetting, SetLockDateInput, { action: 'APPROVE' })
  setLockDate(scope: Scope, input: SetLockDateInput) {
    return new PeriodService(scope).setLockDate(input.lockedUntil ?? null, input.version);
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, FiscalYear, FiscalYearInput)
  closeFiscalYear(scope: Scope, input: FiscalYearInput) {
    return new PeriodService(scope).closeFiscalYear(input.year);
  }

  /** Reopens a fiscal year; only the one closed last can be reopened. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, FiscalYear, FiscalYearInput, { action: 'APPROVE' })
  reopenFiscalYear(scope: Scope, input: FiscalYearInput) {
    return new PeriodService(scope).reopenFiscalYear(input.year);
  }
}
