import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, PayloadOf } from '../../core/graphql/Payload.ts';
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

const LedgerSettingPayload = PayloadOf(LedgerSetting);
const FiscalYearPayload = PayloadOf(FiscalYear);

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
  @Mutation(() => LedgerSettingPayload)
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  setLockDate(@Arg('input', () => SetLockDateInput) input: SetLockDateInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({
      ledgerSetting: await new PeriodService(scope).setLockDate(input.lockedUntil ?? null, input.version),
    }));
  }

  @Mutation(() => FiscalYearPayload)
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  closeFiscalYear(@Arg('input', () => FiscalYearInput) input: FiscalYearInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({ fiscalYear: await new PeriodService(scope).closeFiscalYear(input.year) }));
  }

  /** Only the last one that was closed. */
  @Mutation(() => FiscalYearPayload)
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  reopenFiscalYear(@Arg('input', () => FiscalYearInput) input: FiscalYearInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({ fiscalYear: await new PeriodService(scope).reopenFiscalYear(input.year) }));
  }
}
