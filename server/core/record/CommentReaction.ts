import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { Row } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { EnumOf } from '../graphql/EnumOf.ts';
import { reactionKinds, type ReactionKind as Kind } from './reaction.rules.ts';

export const ReactionKind = EnumOf('ReactionKind', reactionKinds, 'What a user answers a comment with instead of words.');

/** A user's reaction to a comment; reached only through the comment. */
@ObjectType()
@RecordType(0x6c)
@Entity({ tableName: 'comment_reaction', readonly: true })
export class CommentReaction extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  commentId!: string;

  @Field(() => ReactionKind)
  @Enum({ items: () => ReactionKind })
  kind!: Kind;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  user!: Ref<CompanyUser>;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;

  /** Whether it is the viewer's. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: reaction => `(${reaction.user} = nullif(current_setting('app.user', true), '')::uuid)`,
  })
  isOwn!: Opt<boolean>;
}
