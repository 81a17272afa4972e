import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { Listed } from '../savedView/Listed.ts';
import { RecordType } from '../database/RecordType.ts';
import { Searchable } from '../database/Searchable.ts';
import { LanguageCode } from '../session/LanguageCode.ts';

/** Where a mail is on its way. */
export enum MailStatus {
  QUEUED = 'QUEUED',
  SENT = 'SENT',
  KEPT = 'KEPT',
  FAILED = 'FAILED',
}
registerEnumType(MailStatus, {
  name: 'MailStatus',
  description: 'Waiting, sent, given up; or kept to be read here, because no mail server is set.',
});

/**
 * A mail the company sent. What it says can be read here only where no mail server is set, because then there is no other way to
 * get a link to its owner; where mails are sent, an administrator must not be able to use a colleague's link.
 */
@ObjectType({ implements: Node })
@RecordType(0x07)
@Searchable('TEXT')
@Listed('mail')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'outbox_mail', readonly: true })
export class OutboxMail extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text', fieldName: 'recipient' })
  to!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  subject!: string;

  /** The plain text; null unless the mail was kept. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, fieldName: 'kept_text' })
  body!: string | null;

  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language!: LanguageCode;

  @Field(() => MailStatus)
  @Enum({ items: () => MailStatus })
  status!: MailStatus;
}
