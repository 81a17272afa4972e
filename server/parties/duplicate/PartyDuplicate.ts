import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';

export enum DuplicateSign {
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  TAX_NUMBER = 'TAX_NUMBER',
}
registerEnumType(DuplicateSign, { name: 'DuplicateSign', description: 'What two records have in common.' });

/** By what somebody may already be known; whatever is missing or half typed is not looked for. */
@InputType()
export class PartySigns {
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Of customers alone.' }) taxNumber?: string | null;
  @Field(() => ID, { nullable: true, description: 'The record itself, which is not its own duplicate.' }) exceptId?: string | null;
}

/** A customer or contact that may be the one at hand. */
@ObjectType()
export class PartyDuplicate {
  @Field(() => ID) recordId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: "A customer's company, a contact's department." }) detail!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => ActiveStatus) status!: ActiveStatus;
  @Field(() => [DuplicateSign]) matchedBy!: DuplicateSign[];
}
