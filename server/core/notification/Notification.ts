import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Colleague } from '../colleague/Colleague.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime } from '../graphql/scalars.ts';
import { NotificationKind } from './NotificationKind.ts';

/** What somebody is told of. PostgreSQL shows everybody his own alone. Written by `notify`. */
@ObjectType({ implements: Node })
@RecordType(0x12)
@Allow('SIGNED_IN')
@Entity({ tableName: 'notification', readonly: true })
export class Notification extends CompanyRecord {
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => NotificationKind)
  @Enum({ items: () => NotificationKind })
  kind!: NotificationKind;

  /** Who did it; null for what happened by itself. */
  @Field(() => Colleague, { nullable: true })
  @ManyToOne(() => Colleague, { ref: true, nullable: true })
  actor!: Ref<Colleague> | null;

  /** The record it is about, whose id tells its type. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recordId!: string | null;

  /** What the record was called then. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  recordName!: string | null;

  /** How many records it stands for. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  count!: number;

  /** The beginning of what was said, or what came of it. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  text!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  readAt!: Date | null;

  @Field(() => Boolean)
  @Property({ persist: false, lazy: true, type: 'boolean', formula: notification => `(${notification.readAt} is null)` })
  isUnread!: Opt<boolean>;

  /** Whether it is shown in the app: some are for mails alone. */
  @Property({ type: 'boolean' })
  inApp!: boolean;
}
