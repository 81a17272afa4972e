import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Node, VersionedRecord } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';

export enum DemoRequestStatus {
  NEW = 'NEW',
  HANDLED = 'HANDLED',
}
registerEnumType(DemoRequestStatus, { name: 'DemoRequestStatus', description: 'NEW until somebody has seen to it.' });

/** Somebody who asked on the landing page to be shown Noria; of no company, so a row of the platform's own (decision 4). */
@ObjectType({ implements: Node })
@RecordType(0x0b)
@Searchable('TEXT')
@Listed('enquiry')
@Allow('SUPER_ADMIN')
@Entity({ tableName: 'demo_request' })
export class DemoRequest extends VersionedRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  /** As its writer names it. */
  @Field(() => String)
  @Property({ type: 'text' })
  company!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  /** To answer in: that of the page where it was asked. */
  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language!: LanguageCode;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  handledAt: Date | null = null;

  /** Follows from `handledAt`, in the database. */
  @Field(() => DemoRequestStatus)
  @Enum({ items: () => DemoRequestStatus, generated: `(case when handled_at is null then 'NEW' else 'HANDLED' end) stored` })
  status!: Opt<DemoRequestStatus>;
}
