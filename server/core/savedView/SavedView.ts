import { ArrayType, type Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow, type Access } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { Json } from '../graphql/scalars.ts';
import type { ListColumn } from './savedView.rules.ts';

/** A way of looking at a list that somebody gave a name: filters, sort and search, and the columns in their order. */
@ObjectType({ implements: Node })
@RecordType(0x13)
@Allow('SIGNED_IN')
@Entity({ tableName: 'saved_view' })
export class SavedView extends CompanyRecord {
  /** Whose it is: nobody else changes it. */
  @Property({ type: 'uuid', defaultRaw: "(current_setting('app.user'::text))::uuid", returning: true })
  userId!: Opt<string>;

  /** The list's name, as its messages begin: customer, user. */
  @Field(() => String)
  @Property({ type: 'text' })
  screen!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** What stands in the list's address after `?`. */
  @Field(() => String)
  @Property({ type: 'text' })
  query!: string;

  /** Those shown, in order, each with its width; null for the list's own. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  columns!: ListColumn[] | null;

  /** Whether others of the company see it. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isShared!: boolean;

  /** Who of it: whoever may open the list. PostgreSQL hides it from every other. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  access!: Opt<Access[]>;

  @Field(() => Boolean)
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: columns => `${columns.userId}::text = current_setting('app.user', true)`,
  })
  isOwn!: Opt<boolean>;
}
