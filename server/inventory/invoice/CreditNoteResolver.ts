import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { PaymentMethod } from '../../ledger/payment/Payment.ts';
import { customerCreditOf } from './customerCreditOf.ts';
import { InvoicePayload, SalePaymentInput } from './InventoryInvoiceResolver.ts';
import { InventoryInvoiceService } from './InventoryInvoiceService.ts';

@InputType({ description: 'So many pieces at what is left of them, an amount, or an amount for so many pieces.' })
class CreditInventoryInvoiceLineInput {
  @Field(() => ID) lineId!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Pieces that are no longer asked for: they cannot come back any more.' })
  quantity!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Tax included; at most what is left of the line.' }) amount!: string | null;
}

@InputType()
class CreditInventoryInvoiceInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'Made by the client, as that of a sale.' }) id!: string | null;
  @Field(() => ID, { description: 'The sale.' }) invoiceId!: string;
  @Field(() => ID, { nullable: true, description: 'The drawer that the cash comes from.' }) tillSessionId!: string | null;
  @Field(() => String) reason!: string;
  @Field(() => [CreditInventoryInvoiceLineInput], { nullable: true, description: 'All that is left of the sale when left out.' })
  lines!: CreditInventoryInvoiceLineInput[] | null;
  @Field(() => [SalePaymentInput], {
    defaultValue: [],
    description: "What is paid out at once. What is owed on the sale is settled first; the rest stays the customer's credit.",
  })
  payments!: SalePaymentInput[];
}

@InputType()
class RefundCreditNoteInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText, { nullable: true, description: 'All that is left when left out.' }) amount!: string | null;
}

/** What is taken off a sale of which no goods come back; what comes back is the invoice's own. */
@Resolver()
export class CreditNoteResolver {
  @Query(() => DecimalText, { nullable: true, description: "What is left of a customer's payments on account and credit notes." })
  @Allow(Permission.INVENTORY)
  customerCredit(@Arg('customerId', () => ID) customerId: string, @Ctx() context: Context): Promise<string> {
    return customerCreditOf(context, customerId);
  }

  @CommandMutation(
    Permission.INVENTORY,
    InvoicePayload,
    CreditInventoryInvoiceInput,
    'Credits value of a sale of which no goods come back, wholly or by lines.',
  )
  async creditInventoryInvoice(scope: Scope, input: CreditInventoryInvoiceInput) {
    return { inventoryInvoice: await new InventoryInvoiceService(scope).credit(input) };
  }

  @CommandMutation(
    Permission.INVENTORY,
    InvoicePayload,
    RecordInput,
    'Voids a credit note that nothing was settled by: it keeps its number, and counts no more.',
  )
  async voidCreditNote(scope: Scope, input: RecordInput) {
    return { inventoryInvoice: await new InventoryInvoiceService(scope).void(input) };
  }

  @CommandMutation(Permission.INVENTORY, InvoicePayload, RefundCreditNoteInput, 'Pays out what is left of a credit note, or a part of it.')
  async refundCreditNote(scope: Scope, input: RefundCreditNoteInput) {
    return { inventoryInvoice: await new InventoryInvoiceService(scope).refund(input) };
  }
}
