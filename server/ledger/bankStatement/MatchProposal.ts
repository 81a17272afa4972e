import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

const MatchKind = EnumOf(
  'BankMatchKind',
  ['ENTRY', 'DOCUMENT'] as const,
  'ENTRY is in the books already, DOCUMENT is open and would be paid.',
);

/** What a booking on a bank statement may stand for. */
@ObjectType('BankMatchProposal')
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class MatchProposal {
  @Field(() => ID, { description: 'Id of the journal entry, or of the open document.' }) recordId!: string;
  @Field(() => MatchKind) kind!: 'ENTRY' | 'DOCUMENT';
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => ID, { nullable: true, description: 'The document, or what the entry was posted for.' }) documentId!: string | null;
  @Field(() => ID, { nullable: true }) partyId!: string | null;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => DateOnly, { description: 'Day of the entry, or due date of the document.' }) on!: string;
  @Field(() => DecimalText, { description: 'In the sign of the booking: what the entry moved, or what is open.' }) amount!: string;
  @Field(() => Boolean) isOverdue!: boolean;
  @Field(() => Boolean, { description: 'Whether amount, reference or party speak clearly for it.' }) isLikely!: boolean;
}
