import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';

/** A newsletter subscriber. It belongs to no company, so it is a platform row (decision 4). */
@ObjectType({ implements: Node })
@RecordType(0x0a)
@Searchable('TEXT')
@Listed('subscriber')
@Allow('SUPER_ADMIN')
@Entity({ tableName: 'newsletter_subscriber', readonly: true })
export class NewsletterSubscriber extends Node {
  /** Normalized to lower case. */
  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  /** Language of the page they subscribed on. */
  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language!: LanguageCode;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
