import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { BudgetFigures } from '../report/BudgetReport.ts';
import { Ageing } from '../../ledger/report/Ageing.ts';

/** An account for cash, card payments or the bank. */
@ObjectType()
export class CashBalance {
  @Field(() => ID) accountId!: string;
  @Field(() => String) number!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameAr!: string | null;
  @Field(() => String, { nullable: true }) nameSp!: string | null;
  @Field(() => DecimalText, { description: 'Balance at the end of the time span.' }) balance!: string;
}

/** Profit and loss of a period; entries that close a year are left out. */
@ObjectType()
abstract class ProfitFigures {
  @Field(() => DecimalText) income!: string;
  @Field(() => DecimalText, { description: 'Cost of sales and all other expenses.' }) costs!: string;
  @Field(() => DecimalText) profit!: string;
}

@ObjectType()
export class ProfitOfMonth extends ProfitFigures {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
}

@ObjectType()
export class ProfitOfSpan extends ProfitFigures {}

/** An account for VAT: its balance is owed to the tax office if negative, and due from it if positive. */
@ObjectType()
export class TaxBalance {
  @Field(() => ID) accountId!: string;
  @Field(() => Boolean, { description: 'Whether it holds the VAT on sales, not on purchases.' }) isOutput!: boolean;
  @Field(() => DecimalText) balance!: string;
}

@ObjectType()
export class BudgetUse extends BudgetFigures {
  @Field(() => Int, { nullable: true, description: 'Percent of the budget that is spent or committed; null without a budget.' })
  used!: number | null;
}

/** Key figures of the books for a time span. Balances are those at the end of its last day. */
@ObjectType()
export class FinanceOverview {
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly, { description: 'The last day, included.' }) to!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => DecimalText, { description: 'Sum of the cash balances.' }) cash!: string;
  @Field(() => [CashBalance]) cashBalances!: CashBalance[];
  @Field(() => ProfitOfSpan) result!: ProfitOfSpan;
  @Field(() => [ProfitOfMonth], { description: 'The 12 calendar months that end with the month of the last day.' })
  months!: ProfitOfMonth[];
  @Field(() => DecimalText, { description: 'VAT owed to the tax office; negative if it owes the company.' }) taxDue!: string;
  @Field(() => [TaxBalance]) taxBalances!: TaxBalance[];
  @Field(() => Ageing) receivable!: Ageing;
  @Field(() => Ageing) payable!: Ageing;
  @Field(() => BudgetUse) budget!: BudgetUse;
}
