import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Control } from '../openItem/OpenItem.ts';

/** What is open, or held on an account, in a currency at the end of a day, and what it is worth then. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class RevaluationRow {
  @Field(() => Control, { nullable: true, description: 'Null for a bank or cash account.' }) control!: Control | null;
  @Field(() => ID, { nullable: true }) bankAccountId!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the bank or cash account.' }) bankAccountName!: string | null;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => DecimalText, { description: 'What is owed less the credit, or held on the account, in the currency.' }) open!: string;
  @Field(() => DecimalText, { description: "The same in the company's currency, as booked." }) booked!: string;
  @Field(() => DecimalText, { nullable: true, description: 'The rate of the day; null if there is none, then nothing can be posted.' })
  rate!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'The day the rate is from.' }) rateFrom!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'What is open at that rate.' }) worth!: string | null;
  @Field(() => DecimalText, { nullable: true, description: '`worth` less `booked`.' }) difference!: string | null;
}

/** Open documents and payments, and bank and cash accounts, in other currencies at the end of a day, at the rate of that day (IAS 21 ¶23). */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class Revaluation {
  @Field(() => DateOnly) asOf!: string;
  @Field(() => [RevaluationRow]) rows!: RevaluationRow[];
  @Field(() => DecimalText, { description: 'Gain, or loss if negative, that is not posted yet for the day.' }) unposted!: string;
}
