import { Arg, Args, Field, FieldResolver, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs, PageArgs } from '../../core/graphql/Connection.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { BillSettlementService } from './BillSettlementService.ts';
import { ProcurementInvoice, ProcurementInvoiceStatus } from './ProcurementInvoice.ts';
import type { InvoiceStatusName } from './procurementInvoice.rules.ts';
import { VendorCreditService } from './VendorCreditService.ts';
import { ProcurementInvoiceService } from './ProcurementInvoiceService.ts';

@InputType()
class ProcurementInvoiceLineInput {
  @Field(() => ID) orderLineId!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { nullable: true, description: "Net of tax, before discounts; the order's at the exchange rate, if omitted." })
  unitPrice!: string | null;
}

@InputType()
class CreateProcurementInvoiceInput extends CommandInput {
  @Field(() => ID) orderId!: string;
  @Field(() => String, { nullable: true, description: "The vendor's own number, once per vendor." }) vendorNumber!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'The day on the bill, today if omitted. Not in the future.' }) issuedOn!:
    | string
    | null;
  @Field(() => DateOnly, { nullable: true, description: "Follows from the order's payment terms, if omitted." }) dueOn!: string | null;
  @Field(() => DecimalText, { nullable: true, description: "Discount on the whole bill, 0 to 100; the order's, if omitted." })
  discountPercent!: string | null;
  @Field(() => String, { nullable: true, description: "ISO 4217; the order's, if omitted." }) currency!: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Units of the order's currency for one of the bill's; the rate of the day on the bill, if omitted.",
  })
  exchangeRate!: string | null;
  @Field(() => String, { nullable: true }) notes!: string | null;
  @Field(() => [ProcurementInvoiceLineInput], { nullable: true, description: 'What is received and not billed, if omitted.' })
  lines!: ProcurementInvoiceLineInput[] | null;
}

@InputType()
class PayProcurementInvoiceInput extends RecordInput {
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText, { nullable: true, description: 'Its balance, if omitted.' }) amount!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Today, if omitted. Not in the future.' }) paidOn!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => ID, { nullable: true, description: 'The bank or cash account it goes through; without one, the account of its method.' })
  bankAccountId!: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Of a bill in another currency, what really moved in the company's; the amount at the rate of the day, if omitted.",
  })
  homeAmount!: string | null;
}

@InputType()
class OverrideProcurementInvoiceInput extends RecordInput {
  @Field(() => String) reason!: string;
}

@InputType()
class CreditProcurementInvoiceLineInput {
  @Field(() => ID) lineId!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Pieces, at what was billed for them.' }) quantity!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Including tax, in place of what the pieces were billed for.' })
  amount!: string | null;
}

@InputType()
class CreditProcurementInvoiceInput extends CommandInput {
  @Field(() => ID) invoiceId!: string;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true, description: "The vendor's own number of the credit, once per vendor." }) vendorNumber!:
    | string
    | null;
  @Field(() => [CreditProcurementInvoiceLineInput], { nullable: true, description: 'All that remains of the bill, if omitted.' })
  lines!: CreditProcurementInvoiceLineInput[] | null;
}

@InputType()
class SettleProcurementInvoiceInput extends RecordInput {
  @Field(() => ProcurementInvoiceStatus, { nullable: true }) invoiceStatus!: InvoiceStatusName | null;
  @Field(() => PaymentMethod, { nullable: true, description: 'Needed to pay it.' }) paymentMethod!: PaymentMethod | null;
  @Field(() => DecimalText, { nullable: true, description: 'A posted bill keeps its discount.' }) discountPercent!: string | null;
}

const Filter = FilterOf(ProcurementInvoice, [
  'number',
  'kind',
  'vendorNumber',
  'vendor',
  'order',
  'invoiceStatus',
  'matchStatus',
  'isOverdue',
  'issuedOn',
  'dueOn',
  'currency',
  'total',
  'balance',
  'updatedAt',
]);
const Connection = ConnectionOf(ProcurementInvoice);
const Page = ListArgs(ProcurementInvoice, Filter);
const both = [Permission.PROCUREMENT, Permission.FINANCIAL_MANAGEMENT];

@Resolver(() => PurchaseOrder)
export class ProcurementInvoiceResolver {
  @Query(() => ProcurementInvoice, { nullable: true })
  @Allow(...both)
  @Reads({ kind: 'record' })
  procurementInvoice(@Arg('id', () => ID) _id: string): ProcurementInvoice {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(...both)
  @Reads({ kind: 'connection' })
  procurementInvoices(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @FieldResolver(() => Connection, { description: 'Bills of the order, newest first.' })
  @Related((bill, order) => `${bill}.order_id = ${order}.id`)
  bills(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    ProcurementInvoice,
    CreateProcurementInvoiceInput,
    'Enters and posts a vendor’s bill for an order. Where it does not match what was ordered and received, it takes no payment until somebody else overrides.',
  )
  createProcurementInvoice(scope: Scope, input: CreateProcurementInvoiceInput) {
    return new ProcurementInvoiceService(scope).create({ ...input });
  }

  @CommandMutation(both, ProcurementInvoice, PayProcurementInvoiceInput, 'Pays a bill, all of its balance unless an amount is given.')
  payProcurementInvoice(scope: Scope, input: PayProcurementInvoiceInput) {
    return new BillSettlementService(scope).pay({ ...input });
  }

  @CommandMutation(
    'PROCUREMENT_OVERRIDE_MATCH',
    ProcurementInvoice,
    OverrideProcurementInvoiceInput,
    'Lets a bill be paid that does not match; whoever entered it may not.',
  )
  overrideProcurementInvoice(scope: Scope, input: OverrideProcurementInvoiceInput) {
    return new BillSettlementService(scope).override({ ...input });
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    ProcurementInvoice,
    RecordInput,
    'Voids a bill of which nothing is paid: it keeps its number, and its entry is reversed today.',
  )
  voidProcurementInvoice(scope: Scope, { id, version }: RecordInput) {
    return new BillSettlementService(scope).void(id, version);
  }

  @CommandMutation(Permission.PROCUREMENT, ProcurementInvoice, CreditProcurementInvoiceInput, {
    action: 'WRITE',
    description: 'Enters a credit that a vendor grants on a bill: it settles what is still owed on it, the rest is credit with the vendor.',
  })
  creditProcurementInvoice(scope: Scope, input: CreditProcurementInvoiceInput) {
    return new VendorCreditService(scope).credit({ ...input });
  }

  @CommandMutation(Permission.PROCUREMENT, ProcurementInvoice, SettleProcurementInvoiceInput, {
    action: 'APPROVE',
    description: 'Pays all of a bill, or voids it; the status that it has already stays.',
  })
  settleProcurementInvoice(scope: Scope, input: SettleProcurementInvoiceInput) {
    return new BillSettlementService(scope).settle({ ...input });
  }
}
