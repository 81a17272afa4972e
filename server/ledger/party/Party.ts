import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';

export const PartyKind = EnumOf(
  'PartyKind',
  ['CUSTOMER', 'EMPLOYEE', 'VENDOR'] as const,
  'Kinds of records that a payment can be from or to.',
);

/** Whoever is on the other side of a document or payment. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT)
export class Party {
  @Field(() => ID, { description: 'Id of the customer, employee or vendor.' }) partyId!: string;
  @Field(() => PartyKind) kind!: 'CUSTOMER' | 'EMPLOYEE' | 'VENDOR';
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'What tells namesakes apart: company or designation.' }) detail!: string | null;
}
