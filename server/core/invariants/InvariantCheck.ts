import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { Listed } from '../savedView/Listed.ts';

/** How an invariant stands. */
export enum InvariantState {
  /** Asked for, and not looked at yet. */
  WAITING = 'WAITING',
  SOUND = 'SOUND',
  BROKEN = 'BROKEN',
  /** It took longer than it may. */
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(InvariantState, {
  name: 'InvariantState',
  description: 'Whether what must hold of the data did when it was last looked at.',
});

/**
 * How the company's data stood when they were last held against an invariant; the platform's own rows tell of all companies together.
 * Written by `checkInvariants`.
 */
@ObjectType({ implements: Node })
@RecordType(0x1e)
@Listed('invariant')
@Allow('SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'invariant_check', readonly: true })
export class InvariantCheck extends CompanyRecord {
  /** What it is called by: the screen's text is `invariant.<key>`. */
  @Field(() => String)
  @Property({ type: 'text' })
  key!: string;

  @Field(() => InvariantState)
  @Enum({ items: () => InvariantState })
  state!: InvariantState;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  checkedAt!: Date | null;

  /** Milliseconds it took. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  durationMs!: number | null;

  /** How many rows break it, a thousand of each company at most. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  broken!: number;

  /** The first of them, column by column. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  rows!: object[] | null;
}
