import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime, Json } from '../graphql/scalars.ts';

/** What can be done in the background. */
export enum TaskKind {
  IMPORT = 'IMPORT',
  BULK_UPDATE = 'BULK_UPDATE',
  BULK_DELETE = 'BULK_DELETE',
  EXPORT = 'EXPORT',
}
registerEnumType(TaskKind, { name: 'TaskKind' });

/** How far it is. What has failed or was cancelled has changed nothing. */
export enum TaskStatus {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(TaskStatus, { name: 'TaskStatus', description: 'What has failed or was cancelled has changed nothing.' });

/** Something a user asked for that takes long. PostgreSQL shows everybody his own alone. Begun by `beginTask`, done by `runTask`. */
@ObjectType({ implements: Node })
@RecordType(0x14)
@Allow('SIGNED_IN')
@Entity({ tableName: 'background_task', readonly: true })
export class BackgroundTask extends CompanyRecord {
  @Field(() => TaskKind)
  @Enum({ items: () => TaskKind })
  kind!: TaskKind;

  /** The GraphQL type of the records it is about. */
  @Field(() => String)
  @Property({ type: 'text' })
  entity!: string;

  /** What the file is called, where there is one. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  name!: string | null;

  @Field(() => TaskStatus)
  @Enum({ items: () => TaskStatus })
  status!: TaskStatus;

  /** Records done so far. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  done!: number;

  /** Records that are to be done; null as long as nobody knows. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  total!: number | null;

  /** What came of it, in numbers: created, updated, unchanged, done, failed, rows. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  counts!: Record<string, number> | null;

  /** What the mutation answered: rows that are wrong, records that stayed as they were. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  result!: Record<string, unknown> | null;

  /** Why it failed: a message id, and the values its text names. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  error!: { code: string; params?: Record<string, unknown> } | null;

  @Property({ type: 'boolean' })
  hasFile!: boolean;

  /** Where its file is, for whoever asked for it, until it expires. */
  @Field(() => String, { nullable: true })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: columns => `case when ${columns.hasFile} and ${columns.kind} = 'EXPORT' then '/export/' || ${columns.id} end`,
  })
  url!: Opt<string> | null;

  /** Whether its end was asked for, and waits for the worker. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: columns => `(${columns.cancelAskedAt} is not null)` })
  isCancelling!: Opt<boolean>;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  cancelAskedAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startedAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  finishedAt!: Date | null;
}
