import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Colleague } from '../colleague/Colleague.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { MailStatus } from '../mail/OutboxMail.ts';

/** That a record went out as a document: what, to whom and by whom. For whoever may read the record. */
@ObjectType({ implements: Node })
@RecordType(0x17)
@Entity({ tableName: 'sent_document' })
export class SentDocument extends CompanyRecord {
  @Property({ type: 'uuid' })
  recordId!: string;

  /** The record's entity. */
  @Property({ type: 'text' })
  recordType!: string;

  @Property({ type: 'uuid' })
  mailId!: string;

  /** The PDF as it was sent. */
  @Property({ type: 'uuid' })
  fileId!: string;

  /** Addresses with commas between; so are the copies'. */
  @Field(() => String)
  @Property({ type: 'text', fieldName: 'recipient' })
  to!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  cc!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => Colleague, { nullable: true })
  @ManyToOne(() => Colleague, { ref: true })
  sentBy!: Ref<Colleague>;

  /** The mail's. */
  @Field(() => MailStatus)
  @Enum({
    items: () => MailStatus,
    persist: false,
    lazy: true,
    formula: columns => `(select m.status from outbox_mail m where m.company_id = ${columns.companyId} and m.id = ${columns.mailId})`,
  })
  status!: MailStatus;

  /** Where the PDF can be read again as it was sent. */
  @Field(() => String)
  @Property({ type: 'text', persist: false, lazy: true, formula: columns => `'/print/' || ${columns.id} || '.pdf'` })
  url!: string;
}
