import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** An entry on a bank account that no booking is matched with. */
@ObjectType('UnmatchedEntry')
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class UnmatchedEntry {
  @Field(() => ID) entryId!: string;
  @Field(() => String) number!: string;
  @Field(() => DateOnly) postedOn!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => DecimalText) amount!: string;
}

/** How the bank's balance and that of the ledger account differ, and why. */
@ObjectType('BankReconciliation')
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class Reconciliation {
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => DecimalText, { description: "The account's opening balance and all imported bookings." }) bankBalance!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Closing balance of the latest statement that states one.' }) statedBalance!:
    | string
    | null;
  @Field(() => DateOnly, { nullable: true, description: 'Day of the latest booking.' }) bookedUntil!: string | null;
  @Field(() => DecimalText) ledgerBalance!: string;
  @Field(() => Int, { description: 'Bookings that are not matched yet.' }) openLines!: number;
  @Field(() => DecimalText) openLinesTotal!: string;
  @Field(() => Int, { description: 'Entries since the opening that no booking is matched with.' }) openEntries!: number;
  @Field(() => DecimalText) openEntriesTotal!: string;
  @Field(() => DecimalText, { description: 'What neither of them explains; zero if the account is reconciled.' }) difference!: string;
  @Field(() => [UnmatchedEntry], { description: 'Oldest first; 200 at most.' }) entries!: UnmatchedEntry[];
}
