import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { Listed } from '../savedView/Listed.ts';

/** Result of checking an invariant. */
export enum InvariantState {
  /** Requested and not checked yet. */
  WAITING = 'WAITING',
  SOUND = 'SOUND',
  BROKEN = 'BROKEN',
  /** The check timed out. */
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(InvariantState, {
  name: 'InvariantState',
  description: 'Whether the data met the invariant when last checked.',
});

/**
 * The latest result of checking an invariant on the company's data; rows of the platform's own company cover all companies together.
 * Written by `checkInvariants`.
 */
@ObjectType({ implements: Node })
@RecordType(0x1e)
@Listed('invariant')
@Allow('SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'invariant_check', readonly: true })
export class InvariantCheck extends CompanyRecord {
  /** Identifier: the UI label is `invariant.<key>`. */
  @Field(() => String)
  @Property({ type: 'text' })
  key!: string;

  @Field(() => InvariantState)
  @Enum({ items: () => InvariantState })
  state!: InvariantState;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  checkedAt!: Date | null;

  /** Duration in milliseconds. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  durationMs!: number | null;

  /** Number of violating rows, at most a thousand per company. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  broken!: number;

  /** The first violating rows, as objects by column. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  rows!: object[] | null;
}
