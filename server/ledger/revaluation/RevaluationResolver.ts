import { Arg, Ctx, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';
import { postRevaluation } from './postRevaluation.ts';
import { Revaluation } from './Revaluation.ts';
import { revaluationOf } from './revaluationOf.ts';

@InputType()
class PostRevaluationInput extends CommandInput {
  @Field(() => DateOnly, { description: 'Not in the future; what is posted for open documents is reversed on the next day.' })
  asOf!: string;
  @Field(() => String, { description: 'Text of its entries.' }) description!: string;
}

/** Revaluation of what is open in other currencies. */
@Resolver()
export class RevaluationResolver {
  @Query(() => Revaluation, { nullable: true, description: 'What a revaluation as of a day, which defaults to today, would post.' })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  revaluation(
    @Arg('asOf', () => DateOnly, { nullable: true }) asked: string | null,
    @Ctx() { database, viewer }: Context,
  ): Promise<Revaluation> {
    return database.inCompany(viewer!, async em => {
      const asOf = asked ?? (await companyToday(em));
      const { rows, unposted } = await revaluationOf(em, asOf, currencyDecimals(viewer!.currency ?? ''));
      return { asOf, rows, unposted: sum([unposted.RECEIVABLE, unposted.PAYABLE, ...unposted.accounts.values()]).toFixed() };
    });
  }

  /** Posts the difference of bank and cash accounts and of open documents in other currencies to the rates of a day; that of documents is reversed on the next day. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, JournalEntry, PostRevaluationInput)
  async postRevaluation(scope: Scope, input: PostRevaluationInput) {
    return { id: await postRevaluation(scope, input) };
  }
}
