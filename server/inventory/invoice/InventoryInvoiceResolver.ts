import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import {
  BooleanFilter,
  DateFilter,
  DateTimeFilter,
  DecimalFilter,
  EnumFilter,
  IdFilter,
  StringFilter,
} from '../../core/graphql/filters.ts';
import { CommandInput, PayloadOf } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { PaymentMethod } from '../../ledger/payment/Payment.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
import { acceptExpiredText } from '../stock/refuseExpired.ts';
import { InventoryInvoice } from './InventoryInvoice.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { InventoryInvoiceType } from './InventoryInvoiceType.ts';
import { InventoryInvoiceService } from './InventoryInvoiceService.ts';

@InputType()
export class SalePaymentInput {
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText, { nullable: true, description: 'What the others leave, when left out.' }) amount!: string | null;
}

@InputType()
class InventoryInvoiceLineInput {
  @Field(() => SellableKind) kind!: SellableKind;
  @Field(() => ID) itemId!: string;
  @Field(() => DecimalText, { description: 'Whole, at least 1.' }) quantity!: string;
  @Field(() => DecimalText, { defaultValue: '0' }) discountPercent!: string;
  @Field(() => VatCategory, {
    nullable: true,
    description: "At a till the item's own when left out; of a package, its members' own always.",
  })
  vatCategory!: VatCategory | null;
}

@InputType()
export class CreateInventoryInvoiceInput extends CommandInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Made by the client (UUID version 7 that ends in 78): saying it twice is one sale, with other content it is refused as keyReused.',
  })
  id!: string | null;
  @Field(() => ID, { nullable: true, description: 'May be left out at a till.' }) customerId!: string | null;
  @Field(() => ID, { nullable: true }) tillSessionId!: string | null;
  @Field(() => [InventoryInvoiceLineInput]) lines!: InventoryInvoiceLineInput[];
  @Field(() => DecimalText, { defaultValue: '0' }) discountPercent!: string;
  @Field(() => [SalePaymentInput], { description: 'At least the total; only cash may be more, and is given back as change.' })
  payments!: SalePaymentInput[];
  @Field(() => DecimalText, {
    nullable: true,
    description: 'The cash handed over, where it is more than its payment says; never less than what is due in cash.',
  })
  tendered!: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description:
      "So much of the customer's credit pays the total, at most all of it: payments on account and credit notes, the oldest first.",
  })
  credit!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: "By the till's clock, within its session give or take 15 minutes; now when left out.",
  })
  soldAt!: Date | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'What the customer was told, before cash is rounded: another total is refused as priceChanged, which tells it.',
  })
  expectedTotal!: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description:
      'What rounding the customer was told for what is due in cash: another one is refused as cashRoundingChanged, which tells it.',
  })
  expectedRounding!: string | null;
}

@InputType()
class InventoryInvoiceReturnLineInput {
  @Field(() => ID) lineId!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => Boolean, { defaultValue: true, description: 'Back in stock; else scrapped.' }) restock!: boolean;
}

@InputType()
class ReturnInventoryInvoiceInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'Made by the client, as that of a sale.' }) id!: string | null;
  @Field(() => ID, { description: 'The sale.' }) invoiceId!: string;
  @Field(() => ID, { nullable: true, description: 'The drawer that the cash comes from.' }) tillSessionId!: string | null;
  @Field(() => String) reason!: string;
  @Field(() => [InventoryInvoiceReturnLineInput]) lines!: InventoryInvoiceReturnLineInput[];
  @Field(() => [SalePaymentInput], { description: 'What is given back: to the cent what the lines are worth.' })
  payments!: SalePaymentInput[];
  @Field(() => Boolean, { nullable: true, description: acceptExpiredText }) acceptExpired?: boolean;
}

const InventoryInvoiceKindFilter = EnumFilter(InventoryInvoiceKind, 'InventoryInvoiceKind');
const InventoryInvoiceTypeFilter = EnumFilter(InventoryInvoiceType, 'InventoryInvoiceType');

@InputType()
export class InventoryInvoiceFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => InventoryInvoiceKindFilter, { nullable: true }) kind?: object;
  @Field(() => InventoryInvoiceTypeFilter, { nullable: true }) type?: object;
  @Field(() => IdFilter, { nullable: true }) customer?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) cashier?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) till?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) tillSession?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) returnOf?: IdFilter;
  @Field(() => BooleanFilter, { nullable: true }) isReturn?: BooleanFilter;
  @Field(() => DateTimeFilter, { nullable: true }) soldAt?: DateTimeFilter;
  @Field(() => DateFilter, { nullable: true }) issuedOn?: DateFilter;
  @Field(() => DecimalFilter, { nullable: true }) total?: DecimalFilter;
}

const Connection = ConnectionOf(InventoryInvoice);
const Page = ListArgs(InventoryInvoice, InventoryInvoiceFilter);
export const InvoicePayload = PayloadOf(InventoryInvoice);

/** Sales, returns and credit notes are made, read and printed; nothing deletes them. */
@Resolver()
export class InventoryInvoiceResolver {
  @Query(() => InventoryInvoice, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'record' })
  inventoryInvoice(@Arg('id', () => ID) _id: string): InventoryInvoice {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  inventoryInvoices(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    Permission.INVENTORY,
    InvoicePayload,
    CreateInventoryInvoiceInput,
    'Sells: number, lines, stock, payments and postings, all of it or nothing.',
  )
  async createInventoryInvoice(scope: Scope, input: CreateInventoryInvoiceInput) {
    return { inventoryInvoice: await new InventoryInvoiceService(scope).sell(input) };
  }

  @CommandMutation(
    Permission.INVENTORY,
    InvoicePayload,
    ReturnInventoryInvoiceInput,
    'Takes back what was sold, wholly or in part, at the price and tax it was sold at.',
  )
  async returnInventoryInvoice(scope: Scope, input: ReturnInventoryInvoiceInput) {
    return { inventoryInvoice: await new InventoryInvoiceService(scope).takeBack(input) };
  }
}
