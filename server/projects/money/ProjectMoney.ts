import { Field, ID, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';

const budgetStates = ['WITHIN', 'NEAR', 'OVER'] as const;
export const BudgetState = EnumOf('BudgetState', budgetStates, 'NEAR from 80 percent of the budget, OVER from 100 percent.');
export type BudgetState = (typeof budgetStates)[number];

/** What a project costs and brings in, net of tax, in the company's currency. */
@ObjectType()
export class ProjectMoney {
  @Field(() => ID) projectId!: string;
  @Field(() => DecimalText) budget!: string;
  @Field(() => DecimalText) hours!: string;
  @Field(() => DecimalText, { description: 'What the hours cost: at the standard cost of an hour, or by the pay of those who spent them.' })
  labor!: string;
  @Field(() => Boolean, { description: 'Whether the hours are counted by pay, which takes the right to see it.' }) isLaborExact!: boolean;
  @Field(() => DecimalText, { description: 'Issued expenses.' }) expenses!: string;
  @Field(() => DecimalText, { description: "Vendors' bills." }) bills!: string;
  @Field(() => DecimalText, { description: 'Labor, expenses and bills.' }) spent!: string;
  @Field(() => DecimalText, { description: 'Ordered and not billed yet.' }) commitments!: string;
  @Field(() => DecimalText, { description: 'Spent and committed.' }) used!: string;
  @Field(() => BudgetState) budgetState!: BudgetState;
  @Field(() => DecimalText, { description: 'Hours that the estimates of open tasks leave.' }) hoursLeft!: string;
  @Field(() => DecimalText, { description: 'Used, and the hours left at what an hour has cost so far.' }) forecast!: string;
  @Field(() => DecimalText, { description: 'Issued sales invoices, less credit notes.' }) invoiced!: string;
  @Field(() => DecimalText, { description: 'Sales invoices that are drafts.' }) drafted!: string;
  @Field(() => DecimalText, { description: 'Billable hours that no invoice bills, at their rates.' }) unbilled!: string;
  @Field(() => DecimalText, { description: 'Invoiced less spent.' }) margin!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Of what is invoiced; null before the first invoice.' }) marginPercent!:
    | string
    | null;
}
