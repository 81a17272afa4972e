import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime } from '../graphql/scalars.ts';
import { NotificationKind } from './NotificationKind.ts';

/** A notification to a user. Row level security limits users to their own. Created by `notify`. */
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

  /** The user who caused it; null for automatic events. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  actor!: Ref<CompanyUser> | null;

  /** The record it is about; the id encodes its type. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recordId!: string | null;

  /** The record's name at that time. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  recordName!: string | null;

  /** Number of records it stands for. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  count!: number;

  /** An excerpt of the comment, or the outcome. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  text!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  readAt!: Date | null;

  @Field(() => Boolean)
  @Property({ persist: false, lazy: true, type: 'boolean', formula: notification => `(${notification.readAt} is null)` })
  isUnread!: Opt<boolean>;

  /** Whether it is shown in the app; some are only sent by e-mail. */
  @Property({ type: 'boolean' })
  inApp!: boolean;
}
