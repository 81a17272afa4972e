import { ArrayType, type Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow, type Access } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { Json } from '../graphql/scalars.ts';
import type { ListColumn } from './savedView.rules.ts';

/** A named view of a list: filters, sort and search, and the columns in their order. */
@ObjectType({ implements: Node })
@RecordType(0x13)
@Allow('SIGNED_IN')
@Entity({ tableName: 'saved_view' })
export class SavedView extends CompanyRecord {
  /** The owner; nobody else may change the view. */
  @Property({ type: 'uuid', defaultRaw: "(current_setting('app.user'::text))::uuid", returning: true })
  userId!: Opt<string>;

  /** The list's name, which is also the prefix of its messages: customer, user. */
  @Field(() => String)
  @Property({ type: 'text' })
  screen!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** The query string of the list's URL, without `?`. */
  @Field(() => String)
  @Property({ type: 'text' })
  query!: string;

  /** Visible columns in order, each with its width; null for the list's defaults. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  columns!: ListColumn[] | null;

  /** Whether other users of the company see it. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isShared!: boolean;

  /** Permissions that open the list; other users do not see a shared view, by row level security. */
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
