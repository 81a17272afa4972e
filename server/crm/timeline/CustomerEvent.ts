import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { DateTime } from '../../core/graphql/scalars.ts';

export enum CustomerEventKind {
  CALL = 'CALL',
  MEETING = 'MEETING',
  TASK = 'TASK',
  LEAD = 'LEAD',
  ORDER = 'ORDER',
  QUOTATION = 'QUOTATION',
  INVOICE = 'INVOICE',
  MAIL = 'MAIL',
  COMMENT = 'COMMENT',
}
registerEnumType(CustomerEventKind, {
  name: 'CustomerEventKind',
  description: 'An activity (CALL, MEETING, TASK), a change of state (LEAD, ORDER, QUOTATION, INVOICE) or a message (MAIL, COMMENT).',
});

/** A past or planned event of a customer, from any table (features 1.3): a row of a view. */
@ObjectType()
@Allow(Permission.CRM)
@Entity({ tableName: 'customer_event', readonly: true })
export class CustomerEvent extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  /** When it happened, or is due. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  at!: Date;

  @Field(() => CustomerEventKind)
  @Enum({ items: () => CustomerEventKind })
  kind!: CustomerEventKind;

  /** Id of the record it is about: the activity, the lead, the commented record. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recordId!: string;

  @Field(() => String, { description: 'Name of the record.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "An activity's state, a document's new state, or the title or kind of a lead's new column. Null for a creation.",
  })
  @Property({ type: 'text', nullable: true })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Note, comment or description; for a mail, its recipient address.' })
  @Property({ type: 'text', nullable: true })
  text!: string | null;

  /** User who did it or is responsible for it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  actor!: Ref<CompanyUser> | null;
}
