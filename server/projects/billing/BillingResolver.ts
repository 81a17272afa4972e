import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { SalesInvoice } from '../../finance/invoice/SalesInvoice.ts';
import { timeGroupings, type TimeGroupingName } from './billing.rules.ts';
import { BillingService } from './BillingService.ts';
import { UnbilledTime } from './UnbilledTime.ts';
import { unbilledTimeOf } from './unbilledTimeOf.ts';

const TimeGrouping = EnumOf('TimeGrouping', timeGroupings, 'What each line of an invoice for hours stands for.');

@InputType()
class SalesInvoiceFromTimeInput extends CommandInput {
  @Field(() => ID) projectId!: string;
  @Field(() => ID, { nullable: true, description: 'Who pays; the customer of the project, if omitted.' }) customerId!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'The last day that is billed; all approved hours, if omitted.' }) through!:
    | string
    | null;
  @Field(() => TimeGrouping, { defaultValue: 'PERSON' }) groupBy!: TimeGroupingName;
}

/** Bills the hours spent on projects. */
@Resolver()
export class BillingResolver {
  @Query(() => [UnbilledTime], { description: 'Billable hours of a project that no sales invoice bills, by person.' })
  @Allow(Permission.PROJECT_MANAGEMENT, Permission.FINANCIAL_MANAGEMENT)
  unbilledTime(@Ctx() { database, viewer }: Context, @Arg('projectId', () => ID) projectId: string): Promise<UnbilledTime[]> {
    return database.inCompany(viewer!, em => unbilledTimeOf(em, projectId));
  }

  @CommandMutation(Permission.PROJECT_MANAGEMENT, SalesInvoice, SalesInvoiceFromTimeInput, {
    action: 'APPROVE',
    description:
      'Makes out a draft of the billable, approved hours of a project that no invoice bills, at its rates. Deleting or voiding it frees them. It takes the right to write invoices, too.',
  })
  createSalesInvoiceFromTime(scope: Scope, input: SalesInvoiceFromTimeInput) {
    return new BillingService(scope).invoice(input);
  }
}
