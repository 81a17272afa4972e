import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/graphql/Connection.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Journal } from '../entry/JournalEntry.ts';

/** A line of one account, with the account's balance after it. */
@ObjectType()
export class GeneralLedgerLine {
  @Field(() => ID, { name: 'lineId' }) id!: string;
  @Field(() => ID) entryId!: string;
  @Field(() => String) number!: string;
  @Field(() => Journal) journal!: Journal;
  @Field(() => DateOnly) postedOn!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => ID, { nullable: true, description: 'The source document.' }) sourceId!: string | null;
  @Field(() => ID, { nullable: true }) partyId!: string | null;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => ID, { nullable: true }) costCenterId!: string | null;
  @Field(() => DecimalText) debit!: string;
  @Field(() => DecimalText) credit!: string;
  @Field(() => DecimalText, { description: 'Debit is positive, credit negative.' }) balance!: string;
}

@ObjectType()
export class GeneralLedgerEdge {
  @Field(() => String) cursor!: string;
  @Field(() => GeneralLedgerLine) node!: GeneralLedgerLine;
}

/** A page of one account's lines, day by day. */
@ObjectType()
export class GeneralLedger {
  @Field(() => DecimalText, { description: 'Balance before the first requested day.' }) opening!: string;
  @Field(() => DecimalText, { description: 'Balance after the last requested day.' }) closing!: string;
  @Field(() => [GeneralLedgerEdge]) edges!: GeneralLedgerEdge[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
}
