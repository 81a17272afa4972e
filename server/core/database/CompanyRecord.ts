import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, InterfaceType } from 'type-graphql';
import { newId } from './ids.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

/** A table row with an id. Clients see the id if the row is a `Node`; a view of another record's row exposes it under another name. */
export abstract class Row {
  @PrimaryKey({ type: 'uuid', onCreate: (record: object) => newId(codeOf(record.constructor as RecordClass)) })
  id!: string;
}

/** Any object that can be refetched by its id. */
@InterfaceType({ resolveType: (row: { __typename: string }) => row.__typename })
export abstract class Node extends Row {}
Field(() => ID)(Node.prototype, 'id');

/** A record with timestamps and a version, as in every table. */
@InterfaceType()
@Entity({ abstract: true })
export abstract class VersionedRecord extends Node {
  [OptionalProps]?: 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'companyId';

  /** Incremented by each change; an update names the version it was made from (domain §0, optimistic lock). */
  @Field(() => Int)
  @Property({ version: true, type: 'integer' })
  version!: number;

  @Field(() => Date)
  @Property({ type: 'timestamptz', length: 3, onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => Date)
  @Property({ type: 'timestamptz', length: 3, onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;

  /** Time of deletion: a deleted record is no longer listed, but existing documents still reference it. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deletedAt?: Date;
}

/** A row that belongs to one company: row level security hides it from all others (migrations call `noria_tenant` for its table). */
@InterfaceType()
@Entity({ abstract: true })
export abstract class CompanyRecord extends VersionedRecord {
  /** Set by the database from the request's company. */
  @Property({ type: 'uuid', defaultRaw: "(current_setting('app.company'::text))::uuid", returning: true })
  companyId!: string;
}
