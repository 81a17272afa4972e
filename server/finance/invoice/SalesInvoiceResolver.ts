import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { ItemLineInput } from '../../inventory/itemLine/ItemLineInput.ts';
import { SalesCreditService } from './credit/SalesCreditService.ts';
import { SalesInvoice } from './SalesInvoice.ts';
import { salesInvoiceRules } from './salesInvoice.rules.ts';
import { SalesInvoiceService } from './SalesInvoiceService.ts';

@InputType()
export class SalesInvoiceInput extends InputOf(SalesInvoice, salesInvoiceRules) {
  @Field(() => [ItemLineInput]) lines!: ItemLineInput[];
  @Field(() => Boolean, { nullable: true, description: 'Whether it is issued at once. It stays a draft, if omitted.' })
  issue!: boolean | null;
  @Field(() => [String], {
    nullable: true,
    description: 'One for each piece that leaves the stock as it is issued, of products that keep them.',
  })
  serialNumbers!: string[] | null;
}

@InputType()
class IssueSalesInvoiceInput extends RecordInput {
  @Field(() => [String], { nullable: true, description: 'One for each piece that leaves the stock, of products that keep them.' })
  serialNumbers!: string[] | null;
}

@InputType()
class InvoiceFromOrderInput extends CommandInput {
  @Field(() => ID) orderId!: string;
}

@InputType()
class InvoiceFromQuotationInput extends CommandInput {
  @Field(() => ID) quotationId!: string;
}

@InputType({ description: 'A quantity credited at its remaining value, an amount, or an amount for a quantity.' })
class CreditSalesInvoiceLineInput {
  @Field(() => ID) lineId!: string;
  @Field(() => DecimalText, { nullable: true }) quantity!: string | null;
  @Field(() => DecimalText, { nullable: true, description: "Tax included; at most the line's remaining value." }) amount!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the goods come back into stock, at what they cost.' })
  restock!: boolean | null;
  @Field(() => [String], { nullable: true, description: 'Of the pieces that come back, if they were sold by them.' })
  serialNumbers!: string[] | null;
}

@InputType()
class CreditSalesInvoiceInput extends CommandInput {
  @Field(() => ID) invoiceId!: string;
  @Field(() => String) reason!: string;
  @Field(() => [CreditSalesInvoiceLineInput], { nullable: true, description: 'Defaults to everything that remains, without goods.' })
  lines!: CreditSalesInvoiceLineInput[] | null;
}

@Resolver()
export class SalesInvoiceResolver extends CrudResolver({
  Entity: SalesInvoice,
  plural: 'salesInvoices',
  Service: SalesInvoiceService,
  filter: [
    'number',
    'kind',
    'status',
    'isOverdue',
    'type',
    'customer',
    'contact',
    'owner',
    'order',
    'quotation',
    'costCenter',
    'project',
    'reference',
    'issuedOn',
    'dueOn',
    'total',
    'balance',
    'updatedAt',
  ],
  input: SalesInvoiceInput,
}) {
  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    SalesInvoice,
    IssueSalesInvoiceInput,
    'Issues a draft: it draws its number, its goods leave the stock, and it is posted.',
  )
  issueSalesInvoice(scope: Scope, { id, version, ...issuing }: IssueSalesInvoiceInput) {
    return new SalesInvoiceService(scope).issue(id, version, issuing);
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    SalesInvoice,
    RecordInput,
    'Voids an issued invoice that nothing settles and that moved no stock. It keeps its number, and its entry is reversed today.',
  )
  voidSalesInvoice(scope: Scope, { id, version }: RecordInput) {
    return new SalesInvoiceService(scope).void(id, version);
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, SalesInvoice, RecordInput, 'Deletes a draft, or voids an issued invoice.')
  withdrawSalesInvoice(scope: Scope, { id, version }: RecordInput) {
    return new SalesInvoiceService(scope).withdraw(id, version);
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    SalesInvoice,
    InvoiceFromOrderInput,
    'Makes out a draft of what is not invoiced yet of an order, at its prices and tax rates.',
  )
  createSalesInvoiceFromOrder(scope: Scope, { orderId }: InvoiceFromOrderInput) {
    return new SalesInvoiceService(scope).createFromOrder(orderId);
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    SalesInvoice,
    InvoiceFromQuotationInput,
    'Makes out a draft of what is not invoiced yet of the order that a quotation led to.',
  )
  createSalesInvoiceFromQuotation(scope: Scope, { quotationId }: InvoiceFromQuotationInput) {
    return new SalesInvoiceService(scope).createFromQuotation(quotationId);
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    SalesInvoice,
    CreditSalesInvoiceInput,
    "Issues a credit note on an invoice. It settles what is owed on it; the rest is the customer's credit.",
  )
  creditSalesInvoice(scope: Scope, input: CreditSalesInvoiceInput) {
    return new SalesCreditService(scope).credit(input);
  }
}
