import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';
import { Listed } from '../savedView/Listed.ts';
import type { CustomFieldKindName, CustomizedTypeName } from './customField.rules.ts';
import { CustomFieldKind, CustomizedType } from './CustomizedRecord.ts';

/** Who reads one of the types of records that can have such fields. */
const readers = [
  Permission.CRM,
  Permission.HRM,
  Permission.PROCUREMENT,
  Permission.FINANCIAL_MANAGEMENT,
  Permission.INVENTORY,
  Permission.PROJECT_MANAGEMENT,
];

/** A field that a company has added to a type of record. Its values stand in the column `custom_fields` of the records. */
@ObjectType({ implements: Node })
@RecordType(0x26)
@Listed('customField')
@Shared({ owner: Permission.ADMINISTRATIVE_ROLES, readers })
@Entity({ tableName: 'custom_field' })
export class CustomField extends CompanyRecord {
  @Field(() => CustomizedType)
  @Enum({ items: () => CustomizedType })
  recordType!: CustomizedTypeName;

  @Field(() => String)
  @Property({ type: 'text' })
  key!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  label!: string;

  @Field(() => CustomFieldKind)
  @Enum({ items: () => CustomFieldKind })
  kind!: CustomFieldKindName;

  /** The type of records that a reference is chosen from. */
  @Field(() => CustomizedType, { nullable: true })
  @Enum({ items: () => CustomizedType, nullable: true })
  target: Opt<CustomizedTypeName> | null = null;

  @Field(() => [String])
  @Property({ type: 'text[]' })
  choices: Opt<string[]> = [];

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isRequired: Opt<boolean> = false;

  /** Whether printouts of the record show it. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isPrinted: Opt<boolean> = false;

  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  /** An inactive field is shown nowhere; records keep its values. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
