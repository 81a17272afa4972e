import { Field, ObjectType } from 'type-graphql';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { StatementAmounts, StatementRow } from './Statement.ts';

/** Sections of the cash flow statement (IAS 7). */
export const cashFlowSections = ['OPERATING', 'INVESTING', 'FINANCING'] as const;
const CashFlowSectionName = EnumOf(
  'CashFlowSectionName',
  cashFlowSections,
  'INVESTING is assets under headings without an account that documents post to, such as fixed assets; FINANCING is equity and such liabilities.',
);

@ObjectType()
export class CashFlowSection extends StatementAmounts {
  @Field(() => CashFlowSectionName) section!: (typeof cashFlowSections)[number];
  @Field(() => [StatementRow], {
    description: 'Cash that each account brought, negative if it took some. What depreciation takes off an asset is under OPERATING.',
  })
  rows!: StatementRow[];
}

/** Cash flow by the indirect method: profit, and what changed in the accounts other than cash. It ends with the change of the cash accounts. */
@ObjectType()
export class CashFlow {
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly, { description: 'The last day.' }) to!: string;
  @Field(() => DateOnly, { nullable: true }) comparedFrom!: string | null;
  @Field(() => DateOnly, { nullable: true }) comparedTo!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => StatementAmounts, { description: 'Profit of the period; part of the operating section.' }) profit!: StatementAmounts;
  @Field(() => [CashFlowSection]) sections!: CashFlowSection[];
  @Field(() => StatementAmounts, { description: 'Sum of the sections.' }) change!: StatementAmounts;
  @Field(() => StatementAmounts, { description: 'Balance of the cash accounts before the first day.' }) opening!: StatementAmounts;
  @Field(() => StatementAmounts, { description: 'Balance of the cash accounts at the end of the last day.' }) closing!: StatementAmounts;
}
