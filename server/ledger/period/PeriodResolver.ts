import { Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { FiscalYear } from './FiscalYear.ts';
import { LedgerSetting } from './LedgerSetting.ts';
import { PeriodService } from './PeriodService.ts';

@InputType()
class SetLockDateInput extends CommandInput {
  @Field(() => Int, { nullable: true }) version?: number;
  @Field(() => DateOnly, { nullable: true, description: 'The last day to be locked, before today; null opens all.' })
  lockedUntil?: string | null;
}

@InputType()
class FiscalYearInput extends CommandInput {
  @Field(() => Int, { description: 'The calendar year it begins in.' }) year!: number;
}

@Resolver()
export class PeriodResolver {
  @Query(() => LedgerSetting, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'record' })
  ledgerSetting(): LedgerSetting {
    return compiled();
  }

  /** The fiscal years that are closed. */
  @Query(() => [FiscalYear], { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'list', orderBy: 'year' })
  closedFiscalYears(): FiscalYear[] {
    return compiled();
  }

  /** Nothing is posted on that day or before it, by anybody; the change is in the audit trail. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, LedgerSetting, SetLockDateInput)
  setLockDate(scope: Scope, input: SetLockDateInput) {
    return new PeriodService(scope).setLockDate(input.lockedUntil ?? null, input.version);
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, FiscalYear, FiscalYearInput)
  closeFiscalYear(scope: Scope, input: FiscalYearInput) {
    return new PeriodService(scope).closeFiscalYear(input.year);
  }

  /** Only the last one that was closed. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, FiscalYear, FiscalYearInput)
  reopenFiscalYear(scope: Scope, input: FiscalYearInput) {
    return new PeriodService(scope).reopenFiscalYear(input.year);
  }
}
