import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { BoardColumn } from '../../core/graphql/Board.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { columnScopes, statusGroups } from './statusColumn.rules.ts';

export const ColumnScope = EnumOf('ColumnScope', columnScopes, 'What the cards of a column are.');
export type ColumnScope = (typeof columnScopes)[number];

export const StatusGroup = EnumOf('StatusGroup', statusGroups, 'What a column says of its cards, whatever its title; reports use it.');
export type StatusGroup = (typeof statusGroups)[number];

const columnKinds = ['TODO', 'IN_PROGRESS', 'COMPLETED', 'CUSTOM'] as const;
export const StatusColumnKind = EnumOf(
  'StatusColumnKind',
  columnKinds,
  'Three system kinds, which cannot be renamed or deleted, and CUSTOM.',
);
export type StatusColumnKind = (typeof columnKinds)[number];

/** A status of the company's projects or tasks: a column of their board (spec 2 §3; domain §7). */
@ObjectType({ implements: [Node, BoardColumn] })
@RecordType(0xc0)
@Shared({ owner: Permission.PROJECT_MANAGEMENT, readers: [Permission.FINANCIAL_MANAGEMENT, Permission.PROCUREMENT] })
@Entity({ tableName: 'status_column' })
export class StatusColumn extends CompanyRecord {
  @Field(() => ColumnScope)
  @Enum({ items: () => ColumnScope })
  scope!: ColumnScope;

  @Field(() => StatusColumnKind)
  @Enum({ items: () => StatusColumnKind })
  kind: Opt<StatusColumnKind> = StatusColumnKind.CUSTOM;

  @Field(() => StatusGroup)
  @Enum({ items: () => StatusGroup, fieldName: 'status_group' })
  group!: StatusGroup;

  /** Null for the system columns. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;
}
