import { ArrayType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { compiled } from '../graphql/reads.ts';
import { Ordered } from '../graphql/ordered.ts';
import { Related } from '../graphql/related.ts';
import { DateTime } from '../graphql/scalars.ts';
import { CommentReaction } from './CommentReaction.ts';

/** A comment on a record, readable by users who may read the record. */
@ObjectType({ implements: Node })
@RecordType(0x10)
@Entity({ tableName: 'record_comment' })
export class Comment extends CompanyRecord {
  /** The record it is about; the id encodes its type. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recordId!: string;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  author!: Ref<CompanyUser>;

  /** Name of its record, for the audit trail. */
  @Property({ persist: false, type: 'text' })
  name?: string;

  /** In restricted Markdown; mentioned users appear as @ and their name. */
  @Field(() => String)
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: ArrayType, columnType: 'uuid[]' })
  mentionIds!: string[];

  @Field(() => [CompanyUser])
  @Related((user, comment) => `${user}.id = any(${comment}.mention_ids)`)
  mentions(): CompanyUser[] {
    return compiled();
  }

  /** Reactions of users, oldest first. */
  @Field(() => [CommentReaction])
  @Related((reaction, comment) => `${reaction}.comment_id = ${comment}.id`)
  @Ordered({ createdAt: 'asc', id: 'asc' })
  reactions(): CommentReaction[] {
    return compiled();
  }

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  editedAt: Date | null = null;

  /** Whether the viewer is the author; nobody else may change or delete it. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: comment => `(${comment.author} = nullif(current_setting('app.user', true), '')::uuid)`,
  })
  isOwn!: Opt<boolean>;
}
