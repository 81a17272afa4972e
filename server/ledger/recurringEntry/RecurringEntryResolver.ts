import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { RecurringEntry } from './RecurringEntry.ts';
import { RecurringEntryService } from './RecurringEntryService.ts';

@InputType()
class RunRecurringEntryInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => DateOnly, { description: 'The day on which it is due: its `nextOn`.' }) on!: string;
}

@Resolver()
export class RecurringEntryResolver extends CrudResolver({
  Entity: RecurringEntry,
  plural: 'recurringEntries',
  Service: RecurringEntryService,
  creating: 'APPROVE',
  filter: ['title', 'source', 'frequency', 'owner', 'status', 'startsOn', 'nextOn', 'updatedAt'],
}) {
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, RecurringEntry, RunRecurringEntryInput, {
    description: 'Posts the entry of the period that is due on this day, once: repeated, or before it is due, it does nothing.',
    action: 'APPROVE',
  })
  runRecurringEntry(scope: Scope, { id, on }: RunRecurringEntryInput) {
    return new RecurringEntryService(scope).run(id, on);
  }
}
