import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** What a document, payment or entry changed of a party's account. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class AccountStatementLine {
  @Field(() => ID) entryId!: string;
  @Field(() => ID, { nullable: true, description: 'The document or payment; null for a manual entry.' }) documentId!: string | null;
  @Field(() => String, { description: "PAYMENT, PAYMENT_REVERSAL, DEPOSIT, EXCHANGE_DIFFERENCE, ENTRY, or the document's kind." })
  kind!: string;
  @Field(() => String) number!: string;
  @Field(() => DateOnly) postedOn!: string;
  @Field(() => DateOnly, { nullable: true }) dueOn!: string | null;
  @Field(() => String, { nullable: true, description: "ISO 4217, of a document or payment in another currency than the company's." })
  currency!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Its amount in that currency, always positive.' }) foreignAmount!: string | null;
  @Field(() => DecimalText, { description: 'What the party owes more; zero if it owes less.' }) charged!: string;
  @Field(() => DecimalText, { description: 'What the party owes less; zero if it owes more.' }) settled!: string;
  @Field(() => DecimalText, { description: 'What the party owes after it.' }) balance!: string;
}

/** Statement of a party's account on the control account, from a day to another: the ledger itself, document by document. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class AccountStatement {
  @Field(() => ID, { description: 'The surviving customer if the requested one was merged.' }) partyId!: string;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Null if it covers everything up to the last day.' }) from!: string | null;
  @Field(() => DateOnly) to!: string;
  @Field(() => DecimalText) opening!: string;
  @Field(() => DecimalText) closing!: string;
  @Field(() => DecimalText, { description: 'Overdue today.' }) overdue!: string;
  @Field(() => [AccountStatementLine], { description: 'Oldest first; the latest 1000 at most.' }) lines!: AccountStatementLine[];
}
