import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { RecurringInvoice } from './RecurringInvoice.ts';
import { RecurringInvoiceService } from './RecurringInvoiceService.ts';

@InputType()
class RunRecurringInvoiceInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => DateOnly, { description: 'The day on which it is due: its `nextOn`.' }) on!: string;
}

@Resolver()
export class RecurringInvoiceResolver extends CrudResolver({
  Entity: RecurringInvoice,
  plural: 'recurringInvoices',
  Service: RecurringInvoiceService,
  filter: ['title', 'source', 'frequency', 'delivery', 'owner', 'status', 'startsOn', 'nextOn', 'updatedAt'],
}) {
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, RecurringInvoice, RunRecurringInvoiceInput, {
    description: 'Makes out the invoice of the period that is due on this day, once: repeated, or before it is due, it does nothing.',
    action: 'WRITE',
  })
  runRecurringInvoice(scope: Scope, { id, on }: RunRecurringInvoiceInput) {
    return new RecurringInvoiceService(scope).run(id, on);
  }
}
