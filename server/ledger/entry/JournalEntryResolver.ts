import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { DateFilter, DecimalFilter, EnumFilter, IdFilter, IntFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Journal, JournalEntry } from './JournalEntry.ts';
import { postManualEntry } from './postManualEntry.ts';
import { reverseManualEntry, type ManualReversal } from './reverseManualEntry.ts';

const JournalFilter = EnumFilter(Journal, 'Journal');

@InputType()
class JournalEntryFilter {
  @Field(() => JournalFilter, { nullable: true }) journal?: object;
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => DateFilter, { nullable: true }) postedOn?: DateFilter;
  @Field(() => IntFilter, { nullable: true }) fiscalYear?: IntFilter;
  @Field(() => StringFilter, { nullable: true }) description?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) total?: DecimalFilter;
  @Field(() => IdFilter, { nullable: true }) sourceId?: IdFilter;
}

@InputType({ description: "A line of a manual entry: either debit or credit, in the company's currency." })
class ManualEntryLineInput {
  @Field(() => ID) accountId!: string;
  @Field(() => DecimalText, { nullable: true }) debit?: string;
  @Field(() => DecimalText, { nullable: true }) credit?: string;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'Of a bank or cash account in another currency, and only of one: the amount in that, on the same side. More than 0.',
  })
  foreignAmount?: string | null;
  @Field(() => ID, { nullable: true }) partyId?: string;
  @Field(() => ID, { nullable: true }) costCenterId?: string;
  @Field(() => String, { nullable: true }) note?: string;
}

@InputType()
class PostManualEntryInput extends CommandInput {
  @Field(() => DateOnly) postedOn!: string;
  @Field(() => String) description!: string;
  @Field(() => [ManualEntryLineInput]) lines!: ManualEntryLineInput[];
}

@InputType()
class ReverseJournalEntryInput extends CommandInput implements ManualReversal {
  @Field(() => ID) id!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Defaults to today.' }) postedOn?: string;
  @Field(() => String, { nullable: true }) description?: string;
}

const Connection = ConnectionOf(JournalEntry);
const Page = ListArgs(JournalEntry, JournalEntryFilter);

@Resolver()
export class JournalEntryResolver {
  @Query(() => JournalEntry, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'record' })
  journalEntry(@Arg('id', () => ID) _id: string): JournalEntry {
    return compiled();
  }

  /** Newest first, unless sorted otherwise. */
  @Query(() => Connection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  journalEntries(@Args(() => Page) _page: object): object {
    return compiled();
  }

  /** Posts a manual entry in the general journal. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, JournalEntry, PostManualEntryInput)
  async postManualEntry(scope: Scope, input: PostManualEntryInput) {
    return { id: await postManualEntry(scope, input) };
  }

  /** Reverses a manual entry and returns the reversing entry. */
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, JournalEntry, ReverseJournalEntryInput)
  async reverseJournalEntry(scope: Scope, input: ReverseJournalEntryInput) {
    return { id: await reverseManualEntry(scope, input) };
  }
}
