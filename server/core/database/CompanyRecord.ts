import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, InterfaceType } from 'type-graphql';
import { DateTime } from '../graphql/scalars.ts';
import { newId } from './ids.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

/** A row of a table, known by its id. Clients see that id where the row is a `Node`; a view of another record's row names it otherwise. */
export abstract class Row {
  @PrimaryKey({ type: 'uuid', onCreate: (record: object) => newId(codeOf(record.constructor as RecordClass)) })
  id!: string;
}

/** Anything that can be fetched again by its id. */
@InterfaceType({ resolveType: (row: { __typename: string }) => row.__typename })
export abstract class Node extends Row {}
Field(() => ID)(Node.prototype, 'id');

/** A record with the times and the version that every table carries. */
@InterfaceType()
@Entity({ abstract: true })
export abstract class VersionedRecord extends Node {
  [OptionalProps]?: 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'companyId';

  /** Grows with each change; an update names the version it was made from (domain §0, optimistic lock). */
  @Field(() => Int)
  @Property({ version: true, type: 'integer' })
  version!: number;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3, onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3, onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;

  /** When it was put away: such a record is no longer listed, but old documents still name it. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deletedAt?: Date;
}

/** A row that belongs to one company: PostgreSQL itself hides it from every other (migrations call `noria_tenant` for its table). */
@InterfaceType()
@Entity({ abstract: true })
export abstract class CompanyRecord extends VersionedRecord {
  /** Filled in by the database from the request's company. */
  @Property({ type: 'uuid', defaultRaw: "(current_setting('app.company'::text))::uuid", returning: true })
  companyId!: string;
}
