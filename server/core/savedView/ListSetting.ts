import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { Json } from '../graphql/scalars.ts';
import type { ListColumn } from './savedView.rules.ts';

/** A user's settings for one list: its columns and the saved view it opens with. */
@ObjectType({ implements: Node })
@RecordType(0x19)
@Allow('SIGNED_IN')
@Entity({ tableName: 'list_setting' })
export class ListSetting extends CompanyRecord {
  @Property({ type: 'uuid', defaultRaw: "(current_setting('app.user'::text))::uuid", returning: true })
  userId!: Opt<string>;

  @Field(() => String)
  @Property({ type: 'text' })
  screen!: string;

  /** Visible columns in order, each with its width; null for the list's defaults. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  columns!: ListColumn[] | null;

  /** The saved view the list opens with. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  defaultViewId!: string | null;
}
