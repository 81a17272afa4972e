import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Related } from '../../core/graphql/related.ts';
import { disputeOf } from '../../ledger/reminder/dispute.ts';
import { ReminderLine } from '../../ledger/reminder/Reminder.ts';
import { AssignedDocument } from './AssignedDocument.ts';

/** A document of which its customer is reminded once it is overdue, unless they dispute it. */
@ObjectType()
@Entity({ abstract: true })
export abstract class DunnedDocument extends AssignedDocument {
  @Field(() => [ReminderLine], { description: 'When the customer was reminded of it, and how often.' })
  @Related((line, document) => `${line}.document_id = ${document}.id`)
  reminders!: ReminderLine[];

  @Field(() => String, { nullable: true, description: 'Why the customer disputes it, if they do.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: document => disputeOf(document) })
  dispute!: Opt<string> | null;
}
