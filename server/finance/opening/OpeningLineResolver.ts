import { Args, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { OpeningBalance } from './OpeningBalance.ts';
import { OpeningLine } from './OpeningLine.ts';
import { OpeningLineService } from './OpeningLineService.ts';
import { OpeningTotals, openingTotalsOf } from './openingTotalsOf.ts';
import { postOpening } from './postOpening.ts';
import { undoOpening } from './undoOpening.ts';

@InputType()
class PostOpeningBalancesInput extends CommandInput {
  @Field(() => DateOnly, { description: 'The day as of which they are: as a rule the last day before the books begin here.' })
  postedOn!: string;
  @Field(() => String, { nullable: true, description: 'Text of the entry.' }) description?: string | null;
  @Field(() => ID, { nullable: true, description: 'The account of equity that takes what the lines lack to balance.' })
  differenceAccountId?: string | null;
}

@InputType()
class UndoOpeningBalancesInput extends CommandInput {
  @Field(() => ID) id!: string;
}

@InputType()
class OpeningBalanceFilter extends FilterOf(OpeningBalance, ['postedOn', 'recordedAt']) {}

const Balances = ConnectionOf(OpeningBalance);
const BalancePage = ListArgs(OpeningBalance, OpeningBalanceFilter);
const books = Permission.FINANCIAL_MANAGEMENT;

@Resolver()
export class OpeningLineResolver extends CrudResolver({
  Entity: OpeningLine,
  plural: 'openingLines',
  Service: OpeningLineService,
  filter: ['state', 'account', 'customer', 'vendor', 'number', 'issuedOn', 'dueOn', 'debit', 'credit', 'updatedAt'],
}) {
  @Query(() => Balances, { nullable: true, description: 'Opening balances that were posted.' })
  @Allow(books)
  @Reads({ kind: 'connection' })
  openingBalances(@Args(() => BalancePage) _page: object): object {
    return compiled();
  }

  @Query(() => OpeningTotals, { nullable: true })
  @Allow(books)
  openingTotals(@Ctx() { database, viewer }: Context): Promise<OpeningTotals> {
    return database.inCompany(viewer!, openingTotalsOf);
  }

  @CommandMutation(
    books,
    OpeningBalance,
    PostOpeningBalancesInput,
    'Posts all opening lines that wait. With dryRun, it only says what is wrong.',
  )
  async postOpeningBalances(scope: Scope, input: PostOpeningBalancesInput) {
    return { id: await postOpening(scope, input) };
  }

  @CommandMutation(books, OpeningBalance, UndoOpeningBalancesInput, {
    description: 'Takes opening balances back as a whole, as long as none of their documents is paid; their lines wait again.',
    action: 'APPROVE',
  })
  async undoOpeningBalances({ em }: Scope, { id }: UndoOpeningBalancesInput) {
    return { id: await undoOpening(em, id) };
  }
}
