import { Arg, Args, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { OpenItem } from '../openItem/OpenItem.ts';
import { disputeDocument, settleDispute } from './dispute.ts';
import { levelsOf, setLevels } from './levelsOf.ts';
import { Reminder } from './Reminder.ts';
import { ReminderProposal, reminderProposals } from './reminderProposals.ts';
import { sendReminder } from './sendReminder.ts';
import { waiveFee } from './waiveFee.ts';

@ObjectType({ description: 'When a level of reminders falls due, what it costs, and its text where the company has one of its own.' })
class ReminderLevel {
  @Field(() => Int, { description: 'Days after the due date.' }) days!: number;
  @Field(() => DecimalText) fee!: string;
  @Field(() => String, { nullable: true }) textEn!: string | null;
  @Field(() => String, { nullable: true }) textAr!: string | null;
  @Field(() => String, { nullable: true }) textSp!: string | null;
}

@InputType()
class ReminderLevelInput {
  @Field(() => Int) days!: number;
  @Field(() => DecimalText, { nullable: true }) fee?: string | null;
  @Field(() => String, { nullable: true, description: 'The text in English; the usual one, if omitted.' }) textEn?: string | null;
  @Field(() => String, { nullable: true }) textAr?: string | null;
  @Field(() => String, { nullable: true }) textSp?: string | null;
}

@InputType()
class SetReminderLevelsInput extends CommandInput {
  @Field(() => [ReminderLevelInput], { description: 'All three, each later than the one before.' }) levels!: ReminderLevelInput[];
}

@ObjectType({ implements: Payload })
class ReminderLevelsPayload extends Payload {
  @Field(() => [ReminderLevel], { nullable: true }) levels!: ReminderLevel[] | null;
}

@InputType()
class SendReminderInput extends CommandInput {
  @Field(() => ID) customerId!: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether it is printed and not sent by email.' }) isPrinted?: boolean | null;
}

@InputType()
class DisputeDocumentInput extends CommandInput {
  @Field(() => ID) documentId!: string;
  @Field(() => String) reason!: string;
}

@InputType()
class SettleDisputeInput extends CommandInput {
  @Field(() => ID) documentId!: string;
}

@InputType()
class ReminderFilter extends FilterOf(Reminder, ['customer', 'level', 'sentOn', 'number', 'total', 'fee']) {}

const Reminders = ConnectionOf(Reminder);
const ReminderPage = ListArgs(Reminder, ReminderFilter);
const books = Permission.FINANCIAL_MANAGEMENT;

@Resolver()
export class ReminderResolver {
  @Query(() => Reminder, { nullable: true })
  @Allow(books)
  @Reads({ kind: 'record' })
  reminder(@Arg('id', () => ID) _id: string): Reminder {
    return compiled();
  }

  @Query(() => Reminders, { nullable: true, description: 'Reminders that were sent.' })
  @Allow(books)
  @Reads({ kind: 'connection' })
  reminders(@Args(() => ReminderPage) _page: object): object {
    return compiled();
  }

  @Query(() => [ReminderProposal], {
    nullable: true,
    description: 'Customers to be reminded today, the highest levels first; at most 200. Disputed documents are left out.',
  })
  @Allow(books)
  reminderProposals(@Ctx() { database, viewer }: Context): Promise<ReminderProposal[]> {
    return database.inCompany(viewer!, em => reminderProposals(em));
  }

  @Query(() => [ReminderLevel], { nullable: true, description: 'The three levels.' })
  @Allow(books)
  reminderLevels(@Ctx() { database, viewer }: Context): Promise<ReminderLevel[]> {
    return database.inCompany(viewer!, levelsOf);
  }

  @CommandMutation(books, ReminderLevelsPayload, SetReminderLevelsInput, 'Sets days, fees and texts of the three levels.')
  async setReminderLevels({ em }: Scope, input: SetReminderLevelsInput) {
    return { levels: await setLevels(em, input) };
  }

  @CommandMutation(
    books,
    Reminder,
    SendReminderInput,
    'Reminds a customer of all documents that are due for it, each once per level, in their language.',
  )
  sendReminder(scope: Scope, { customerId, isPrinted }: SendReminderInput) {
    return sendReminder(scope, { customerId, isPrinted: isPrinted ?? false });
  }

  @CommandMutation(books, Reminder, RecordInput, {
    description: 'Waives the fee of a reminder while nothing settles it.',
    action: 'APPROVE',
  })
  waiveReminderFee(scope: Scope, { id }: RecordInput) {
    return waiveFee(scope, id);
  }

  @CommandMutation(books, OpenItem, DisputeDocumentInput, {
    description: 'Notes that a customer disputes a document: they are not reminded of it until that ends.',
    action: 'WRITE',
  })
  disputeDocument({ em }: Scope, input: DisputeDocumentInput) {
    return disputeDocument(em, input);
  }

  @CommandMutation(books, OpenItem, SettleDisputeInput, { description: 'Ends the dispute of a document.', action: 'WRITE' })
  settleDispute({ em }: Scope, { documentId }: SettleDisputeInput) {
    return settleDispute(em, documentId);
  }
}
