import { Extensions, Field, InputType, InterfaceType, ObjectType } from 'type-graphql';
import { Node } from '../database/CompanyRecord.ts';
import { EnumOf } from '../graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../graphql/scalars.ts';
import { customFieldKinds, customizedTypes, type CustomFieldKindName } from './customField.rules.ts';

export const CustomizedType = EnumOf('CustomizedType', customizedTypes, 'Records that a company can give fields of its own.');
export const CustomFieldKind = EnumOf('CustomFieldKind', customFieldKinds, 'What the value of a custom field is.');

/** The value that a record has in a field of the company's own. */
@ObjectType()
export class CustomValue {
  @Field(() => String) key!: string;
  @Field(() => String) label!: string;
  @Field(() => CustomFieldKind) kind!: CustomFieldKindName;
  @Field(() => String, { description: 'A text or choice as it is, an exact decimal, a day YYYY-MM-DD, or the id of a record.' })
  value!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The value to show: of a reference, the name of the record; null if the viewer may not see that record.',
  })
  text!: string | null;
}

/** A record with fields that the company has added. */
@InterfaceType('Customized', { implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
export abstract class CustomizedRecord extends Node {
  @Field(() => [CustomValue], { description: "Values of the company's own fields, in their order; those without a value are left out." })
  @Extensions({ customFields: true })
  customFields!: CustomValue[];
}

/** A value for a field of the company's own. */
@InputType()
export class CustomValueInput {
  @Field(() => String) key!: string;
  @Field(() => String, { nullable: true, description: 'A text, choice, decimal, day YYYY-MM-DD or id; null or "" empties the field.' })
  value?: string | null;
}

/** Conditions on a field of the company's own; all of them must hold. Conditions of another kind than the field match nothing. */
@InputType()
export class CustomValueFilter {
  @Field(() => String) key!: string;
  @Field(() => String, { nullable: true }) eq?: string;
  @Field(() => [String], { nullable: true }) in?: string[];
  /** Matches anywhere in the text, ignoring case. */
  @Field(() => String, { nullable: true }) contains?: string;
  @Field(() => DateOnly, { nullable: true, description: 'First day.' }) from?: string;
  @Field(() => DateOnly, { nullable: true, description: 'The day after the last.' }) before?: string;
  @Field(() => DecimalText, { nullable: true }) atLeast?: string;
  @Field(() => DecimalText, { nullable: true }) atMost?: string;
}
