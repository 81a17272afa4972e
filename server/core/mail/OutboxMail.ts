import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { Listed } from '../savedView/Listed.ts';
import { RecordType } from '../database/RecordType.ts';
import { ShownWhere } from '../graphql/shownWhere.ts';
import { Searchable } from '../database/Searchable.ts';
import { LanguageCode } from '../session/LanguageCode.ts';
import { outboxMailCode } from './Outbox.ts';

/** Delivery status of an e-mail. */
export enum MailStatus {
  QUEUED = 'QUEUED',
  SENT = 'SENT',
  KEPT = 'KEPT',
  FAILED = 'FAILED',
}
registerEnumType(MailStatus, {
  name: 'MailStatus',
  description: 'Waiting, sent, given up; or kept to be read here, because no mail server is configured.',
});

/**
 * An e-mail sent by the company. Its text can be read here only if no mail server is configured, because then there is no other way to pass
 * a link on; otherwise an administrator could use a colleague's link. Even then, only users who could reset that account, invite for that
 * role or read that record anyway can read it, in person: never with an API key or during impersonation.
 */
@ObjectType({ implements: Node })
@RecordType(outboxMailCode)
@Searchable()
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

  /** Plain text; null unless the e-mail was kept and the viewer, in person, holds at least its recipient's permissions. */
  @ShownWhere(
    (mail, bind) => `${bind(({ apiKey, impersonation }) => !apiKey && !impersonation)}::boolean and case
      when ${mail}.readers is not null then ${mail}.readers && ${bind(({ permissions }) => `{SIGNED_IN,${permissions.join()}}`)}::text[]
      else noria_holds_as_much(coalesce(
        (select u.role_id from user_account u where u.company_id = ${mail}.company_id and u.id = ${mail}.user_id),
        (select i.role_id from invitation i where i.company_id = ${mail}.company_id and i.id = ${mail}.invitation_id))) end`,
  )
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, fieldName: 'kept_text' })
  body!: string | null;

  /** The account or invitation the e-mail is about, or the access levels of the record it is about. */
  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  invitationId!: string | null;

  @Property({ type: 'string[]', nullable: true })
  readers!: string[] | null;

  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language!: LanguageCode;

  @Field(() => MailStatus)
  @Enum({ items: () => MailStatus })
  status!: MailStatus;
}
