import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { Related } from '../../core/graphql/related.ts';
import { isAmongOverdue, overdueOf } from '../../ledger/openItem/overdueOf.ts';
import { disputeOf } from '../../ledger/reminder/dispute.ts';
import { ReminderLine } from '../../ledger/reminder/Reminder.ts';
import { RatedDocument } from './RatedDocument.ts';
import { ledgerFigure } from './salesInvoiceFormulas.ts';

/** A document that may be in another currency than the company's, and of which its customer is reminded once it is overdue, unless they dispute it. */
@ObjectType()
@Entity({ abstract: true })
export abstract class DunnedDocument extends RatedDocument {
  @Field(() => DecimalText, { nullable: true, description: "Once issued, its total in the company's currency, as posted." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: document => ledgerFigure(document, 'home_total', 'null::numeric') })
  homeTotal!: Opt<string> | null;

  @Field(() => DecimalText, { nullable: true, description: "Once issued, what is still to pay in the company's currency, as posted." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: document => ledgerFigure(document, 'home_balance', 'null::numeric') })
  homeBalance!: Opt<string> | null;

  @Field(() => Boolean, { description: 'Whether a balance is still open after the due date.' })
  @Matched(isAmongOverdue)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: overdueOf })
  isOverdue!: Opt<boolean>;

  @Field(() => [ReminderLine], { description: 'When the customer was reminded of it, and how often.' })
  @Related((line, document) => `${line}.document_id = ${document}.id`)
  reminders!: ReminderLine[];

  @Field(() => String, { nullable: true, description: 'Why the customer disputes it, if they do.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: document => disputeOf(document) })
  dispute!: Opt<string> | null;
}
