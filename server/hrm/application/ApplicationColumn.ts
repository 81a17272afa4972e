import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { BoardColumn } from '../../core/graphql/Board.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';

const columnKinds = ['APPLIED', 'CONFIRMED', 'CUSTOM'] as const;
export const ApplicationColumnKind = EnumOf(
  'ApplicationColumnKind',
  columnKinds,
  'Two system kinds, which cannot be renamed or deleted, and CUSTOM.',
);
export type ApplicationColumnKind = (typeof columnKinds)[number];

/** A stage of recruitment: a column of the application board (spec 2 §3; domain §5). */
@ObjectType({ implements: [Node, BoardColumn] })
@RecordType(0xc7)
@Allow(Permission.HRM)
@Entity({ tableName: 'application_column' })
export class ApplicationColumn extends CompanyRecord {
  @Field(() => ApplicationColumnKind)
  @Enum({ items: () => ApplicationColumnKind })
  kind: Opt<ApplicationColumnKind> = ApplicationColumnKind.CUSTOM;

  /** Null for the two system columns. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;
}
