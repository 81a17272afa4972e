import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { MailStatus } from '../mail/OutboxMail.ts';

/** Record of a document sent by e-mail: what, to whom and by whom. Readable by users who may read the record. */
@ObjectType({ implements: Node })
@RecordType(0x17)
@Entity({ tableName: 'sent_document' })
export class SentDocument extends CompanyRecord {
  @Property({ type: 'uuid' })
  recordId!: string;

  /** The record's entity name. */
  @Property({ type: 'text' })
  recordType!: string;

  /** Which document about it, where there are several (`PrintTemplate.as`). */
  @Property({ type: 'text', nullable: true })
  sentAs!: string | null;

  /** The e-mail, which may be gone: old years are put away (docs/decisions/015). */
  @Property({ type: 'uuid' })
  mailId!: string;

  /** The PDF as it was sent. */
  @Property({ type: 'uuid' })
  fileId!: string;

  /** Addresses separated by commas; likewise for the copies. */
  @Field(() => String)
  @Property({ type: 'text', fieldName: 'recipient' })
  to!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  cc!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true })
  sentBy!: Ref<CompanyUser>;

  @Field(() => MailStatus, { nullable: true, description: 'Status of the e-mail; null once the e-mail is no longer kept.' })
  @Enum({
    items: () => MailStatus,
    nullable: true,
    persist: false,
    lazy: true,
    formula: columns => `(select m.status from outbox_mail m where m.company_id = ${columns.companyId} and m.id = ${columns.mailId})`,
  })
  status!: MailStatus | null;

  @Field(() => [String], { description: 'Names of the files that the e-mail carries.' })
  @Property({
    type: 'string[]',
    persist: false,
    lazy: true,
    formula:
      columns => `array(select a.name from outbox_attachment a where a.company_id = ${columns.companyId} and a.mail_id = ${columns.mailId}
      order by a.position)`,
  })
  attachments!: string[];

  /** URL of the PDF as it was sent. */
  @Field(() => String)
  @Property({ type: 'text', persist: false, lazy: true, formula: columns => `'/print/' || ${columns.id} || '.pdf'` })
  url!: string;
}
