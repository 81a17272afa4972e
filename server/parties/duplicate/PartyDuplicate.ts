import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';

export enum DuplicateSign {
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  TAX_NUMBER = 'TAX_NUMBER',
}
registerEnumType(DuplicateSign, { name: 'DuplicateSign', description: 'Field in which two records match.' });

/** Values to find duplicates by; missing or incomplete ones are ignored. */
@InputType()
export class PartySigns {
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Customers and vendors only.' }) taxNumber?: string | null;
  @Field(() => ID, { nullable: true, description: 'Record to exclude, usually the one being edited.' }) exceptId?: string | null;
}

/** A customer, contact or vendor that may be a duplicate. */
@ObjectType()
export class PartyDuplicate {
  @Field(() => ID) recordId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: "A customer's or vendor's company, or a contact's department." }) detail!:
    | string
    | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => ActiveStatus) status!: ActiveStatus;
  @Field(() => [DuplicateSign]) matchedBy!: DuplicateSign[];
}
