import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Colleague } from '../../core/colleague/Colleague.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { DateTime } from '../../core/graphql/scalars.ts';

export enum CustomerEventKind {
  CALL = 'CALL',
  MEETING = 'MEETING',
  TASK = 'TASK',
  LEAD = 'LEAD',
  ORDER = 'ORDER',
  QUOTATION = 'QUOTATION',
  MAIL = 'MAIL',
  COMMENT = 'COMMENT',
}
registerEnumType(CustomerEventKind, {
  name: 'CustomerEventKind',
  description:
    'What was or is to be done (CALL, MEETING, TASK), what came to a new state (LEAD, ORDER, QUOTATION), what was written (MAIL, COMMENT).',
});

/** Something that happened with a customer or is planned, whatever table knows of it (features 1.3): a row of a view. */
@ObjectType()
@Allow(Permission.CRM)
@Entity({ tableName: 'customer_event', readonly: true })
export class CustomerEvent extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  /** When it was done, or is due. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  at!: Date;

  @Field(() => CustomerEventKind)
  @Enum({ items: () => CustomerEventKind })
  kind!: CustomerEventKind;

  /** The record it is about: the activity, the lead, what was commented on. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recordId!: string;

  @Field(() => String, { description: 'What the record is called.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The state an activity is in or a document came to; the column a lead came to, by its title or its kind. None when it was made.',
  })
  @Property({ type: 'text', nullable: true })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'What was noted, said or offered; the address a mail went to.' })
  @Property({ type: 'text', nullable: true })
  text!: string | null;

  /** Who did it, or is to. */
  @Field(() => Colleague, { nullable: true })
  @ManyToOne(() => Colleague, { ref: true, nullable: true })
  actor!: Ref<Colleague> | null;
}
