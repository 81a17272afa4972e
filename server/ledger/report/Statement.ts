import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** Sections of the balance sheet, then of profit and loss, in the order in which they are shown. */
export const statementSections = ['ASSETS', 'LIABILITIES', 'EQUITY', 'INCOME', 'COST_OF_SALES', 'EXPENSES'] as const;
const SectionName = EnumOf(
  'StatementSectionName',
  statementSections,
  'COST_OF_SALES holds the heading with the account of that role; EXPENSES holds all other expenses.',
);

const comparisons = ['PREVIOUS_YEAR', 'PREVIOUS_PERIOD'] as const;
export type StatementComparison = (typeof comparisons)[number];
export const StatementComparisonName = EnumOf(
  'StatementComparison',
  comparisons,
  'PREVIOUS_PERIOD is as long as the period and ends the day before it; for a balance sheet, it is the month before.',
);

/** An amount of the period, and of the one it is compared with. */
@ObjectType()
export class StatementAmounts {
  @Field(() => DecimalText, { description: "Positive on the section's own side: debit for assets, costs and expenses, credit otherwise." })
  amount!: string;
  @Field(() => DecimalText, { nullable: true, description: 'The same for the period to compare with, if there is one.' })
  compared!: string | null;
}

/** An account, or a heading with the sum of the accounts below it. */
@ObjectType()
export class StatementRow extends StatementAmounts {
  @Field(() => ID) accountId!: string;
  @Field(() => String) number!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameAr!: string | null;
  @Field(() => String, { nullable: true }) nameSp!: string | null;
  @Field(() => Boolean) isGroup!: boolean;
  @Field(() => Int, { description: 'Number of headings above it.' }) depth!: number;
}

@ObjectType()
export class StatementSection extends StatementAmounts {
  @Field(() => SectionName) section!: (typeof statementSections)[number];
  @Field(() => [StatementRow], { description: 'Accounts with postings and the headings above them, each heading before its accounts.' })
  rows!: StatementRow[];
}

/** A balance sheet, or a profit and loss statement. It is read from the journal lines, so it always agrees with the ledger. */
@ObjectType()
export class Statement {
  @Field(() => DateOnly, { nullable: true, description: 'The first day; null for a balance sheet.' }) from!: string | null;
  @Field(() => DateOnly, { description: 'The last day.' }) to!: string;
  @Field(() => DateOnly, { nullable: true }) comparedFrom!: string | null;
  @Field(() => DateOnly, { nullable: true }) comparedTo!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [StatementSection]) sections!: StatementSection[];
  @Field(() => DecimalText, { nullable: true, description: 'Income less cost of sales; null in a balance sheet.' })
  grossProfit!: string | null;
  @Field(() => DecimalText, { nullable: true }) comparedGrossProfit!: string | null;
  @Field(() => DecimalText, {
    description: 'Profit of the period. In a balance sheet, profit of the years not yet closed: assets are liabilities, equity and this.',
  })
  profit!: string;
  @Field(() => DecimalText, { nullable: true }) comparedProfit!: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'Liabilities, equity and profit of the years not yet closed, which is what the assets amount to; null in profit and loss.',
  })
  financing!: string | null;
  @Field(() => DecimalText, { nullable: true }) comparedFinancing!: string | null;
}
