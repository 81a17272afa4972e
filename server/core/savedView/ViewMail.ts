import { ArrayType, type Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';
import { EnumOf } from '../graphql/EnumOf.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { Language } from '../session/Viewer.ts';
import { viewMailFormats, type ViewReading } from './viewMail.rules.ts';

export const ViewMailFormat = EnumOf('ViewMailFormat', viewMailFormats, 'File format of a mailed view.');
export type ViewMailFormat = (typeof viewMailFormats)[number];

/**
 * A saved view that is mailed to its user, and to others, on a day of each week or month or every day. Row level security shows each user only their own.
 * `mailDueViews` queues what is due.
 */
@ObjectType({ implements: Node })
@RecordType(0x2d)
@Allow('SIGNED_IN')
@Entity({ tableName: 'view_mail' })
export class ViewMail extends CompanyRecord {
  @Property({ type: 'uuid', defaultRaw: "(current_setting('app.user'::text))::uuid", returning: true })
  userId!: Opt<string>;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  viewId!: string;

  /** Day of the week, 1 for Monday to 7 for Sunday; with `monthDay` null too, it is every day. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  weekday!: number | null;

  /** Day of the month, 1 to 31; the last one where a month has fewer. Excludes `weekday`. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  monthDay: number | null = null;

  /** Hour of the day in the company's time zone, 0 to 23. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  hour!: number;

  @Field(() => ViewMailFormat)
  @Enum({ items: () => ViewMailFormat })
  format!: ViewMailFormat;

  /** Other users who get it too, each with what they may see. */
  @Field(() => [ID])
  @Property({ type: ArrayType, columnType: 'uuid[]' })
  readerIds!: string[];

  /** Readers who get it no more, by the link in the mail; they come back by the same. */
  @Property({ type: ArrayType, columnType: 'uuid[]', defaultRaw: "'{}'" })
  leftIds!: Opt<string[]>;

  @Field(() => [String], { description: 'Names of the readers who get it no more, because they said so by the link in a mail.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: ({ companyId, readerIds, leftIds }) =>
      `(select coalesce(array_agg(u.name order by u.name, u.id), '{}') from user_account u
        where u.company_id = ${companyId} and u.id = any(${readerIds}) and u.id = any(${leftIds}))`,
  })
  leftNames!: Opt<string[]>;

  /** How the list reads the view's query string; its column titles are in `language`. */
  @Property({ type: 'json', hidden: true })
  reading!: ViewReading;

  /** Language of the files. */
  @Property({ type: 'text' })
  language!: Language;

  /** An inactive one is not mailed until it is switched on again. */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status!: ActiveStatus;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  nextAt!: Date;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastSentAt: Opt<Date> | null = null;

  /** Why it could last not be mailed, or not to everybody, in its user's language. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  failure: Opt<string> | null = null;
}
