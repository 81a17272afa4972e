import { Field, ID, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { AccountType } from '../account/Account.ts';

/** An account with postings: its balance before the period and its turnover within it; debit is positive, credit negative. */
@ObjectType()
export class TrialBalanceRow {
  @Field(() => ID) accountId!: string;
  @Field(() => ID, { nullable: true }) parentId!: string | null;
  @Field(() => String) number!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameAr!: string | null;
  @Field(() => String, { nullable: true }) nameSp!: string | null;
  @Field(() => AccountType) type!: AccountType;
  @Field(() => DecimalText) opening!: string;
  @Field(() => DecimalText) debit!: string;
  @Field(() => DecimalText) credit!: string;
  @Field(() => DecimalText) closing!: string;
}

/** Trial balance of all accounts: the closing balances add up to zero, or the books are wrong. */
@ObjectType()
export class TrialBalance {
  @Field(() => DateOnly, { nullable: true, description: 'The first day; null for all time.' }) from!: string | null;
  @Field(() => DateOnly, { description: 'The last day.' }) to!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [TrialBalanceRow]) rows!: TrialBalanceRow[];
  @Field(() => DecimalText) debit!: string;
  @Field(() => DecimalText) credit!: string;
}
