import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/graphql/Connection.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Journal } from '../entry/JournalEntry.ts';

/** A line of one account, with what the account holds after it. */
@ObjectType()
export class GeneralLedgerLine {
  @Field(() => ID, { name: 'lineId' }) id!: string;
  @Field(() => ID) entryId!: string;
  @Field(() => String) number!: string;
  @Field(() => Journal) journal!: Journal;
  @Field(() => DateOnly) postedOn!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => ID, { nullable: true, description: 'The document behind it.' }) sourceId!: string | null;
  @Field(() => ID, { nullable: true }) partyId!: string | null;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => ID, { nullable: true }) costCenterId!: string | null;
  @Field(() => DecimalText) debit!: string;
  @Field(() => DecimalText) credit!: string;
  @Field(() => DecimalText, { description: 'Debit is above zero, credit below.' }) balance!: string;
}

@ObjectType()
export class GeneralLedgerEdge {
  @Field(() => String) cursor!: string;
  @Field(() => GeneralLedgerLine) node!: GeneralLedgerLine;
}

/** One account, day by day; a page of it. */
@ObjectType()
export class GeneralLedger {
  @Field(() => DecimalText, { description: 'What it held before the first day asked for.' }) opening!: string;
  @Field(() => DecimalText, { description: 'What it holds after the last one.' }) closing!: string;
  @Field(() => [GeneralLedgerEdge]) edges!: GeneralLedgerEdge[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
}
