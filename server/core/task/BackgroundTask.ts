import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime, Json } from '../graphql/scalars.ts';

/** Kinds of background tasks. */
export enum TaskKind {
  IMPORT = 'IMPORT',
  BULK_UPDATE = 'BULK_UPDATE',
  BULK_DELETE = 'BULK_DELETE',
  EXPORT = 'EXPORT',
  PROCESSING = 'PROCESSING',
  MAILING = 'MAILING',
}
registerEnumType(TaskKind, { name: 'TaskKind', description: 'PROCESSING runs in steps: what a step has done stays done.' });

/** Status of a task. Failed and cancelled tasks have changed nothing, except for the steps of a PROCESSING that are done. */
export enum TaskStatus {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(TaskStatus, {
  name: 'TaskStatus',
  description: 'Failed and cancelled tasks have changed nothing, except for the finished steps of a PROCESSING.',
});

/**
 * A long-running job requested by a user. Row level security shows each user only their own. Created by `beginTask`, executed by `runTask`.
 */
@ObjectType({ implements: Node })
@RecordType(0x14)
@Allow('SIGNED_IN')
@Entity({ tableName: 'background_task', readonly: true })
export class BackgroundTask extends CompanyRecord {
  @Field(() => TaskKind)
  @Enum({ items: () => TaskKind })
  kind!: TaskKind;

  /** GraphQL type of the records concerned. */
  @Field(() => String)
  @Property({ type: 'text' })
  entity!: string;

  /** File name, if the task has a file. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  name!: string | null;

  @Field(() => TaskStatus)
  @Enum({ items: () => TaskStatus })
  status!: TaskStatus;

  /** Number of records processed so far. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  done!: number;

  /** Total number of records to process; null while unknown. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  total!: number | null;

  /** Result counts: created, updated, unchanged, done, failed, rows. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  counts!: Record<string, number> | null;

  /** Payload of the mutation: invalid rows, records left unchanged. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  result!: Record<string, unknown> | null;

  /** Reason for the failure: a message id and the parameters of its message. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  error!: { code: string; params?: Record<string, unknown> } | null;

  @Property({ type: 'boolean' })
  hasFile!: boolean;

  /** Download address of the exported file, or of an import's invalid rows, for the user who requested it, until it expires. */
  @Field(() => String, { nullable: true })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: columns => `case when ${columns.hasFile} and ${columns.finishedAt} is not null then '/export/' || ${columns.id} end`,
  })
  url!: Opt<string> | null;

  /** Whether cancellation was requested and the worker has not stopped yet. */
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
