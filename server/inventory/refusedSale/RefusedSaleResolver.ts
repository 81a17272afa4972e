import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CreateInventoryInvoiceInput } from '../invoice/InventoryInvoiceResolver.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
import { RefusedSale } from './RefusedSale.ts';
import { RefusedSaleService } from './RefusedSaleService.ts';

@InputType()
class SoldPartInput {
  @Field(() => DecimalText, { description: 'Price per unit of the whole item, as the till knew it.' }) price!: string;
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText, { description: 'Percent.' }) vatRate!: string;
}

@InputType()
class SoldLineInput {
  @Field(() => Boolean, { description: 'Whether its prices include tax.' }) includesTax!: boolean;
  @Field(() => [SoldPartInput]) parts!: SoldPartInput[];
}

@InputType({ description: 'Terms of the company under which a till sold.' })
class SoldTermsInput {
  @Field(() => Boolean) pricesIncludeTax!: boolean;
  @Field(() => VatMode) vatMode!: VatMode;
  @Field(() => DecimalText, { nullable: true, description: 'Smallest cash coin.' }) cashRounding?: string | null;
}

@InputType()
class ReportRefusedSaleInput extends CommandInput {
  @Field(() => CreateInventoryInvoiceInput, { description: 'The sale as originally sent.' }) sale!: CreateInventoryInvoiceInput;
  @Field(() => String, { description: "Number on the customer's receipt." }) number!: string;
  @Field(() => [SoldLineInput], { description: 'Prices charged to the customer, line by line.' }) lines!: SoldLineInput[];
  @Field(() => SoldTermsInput, { nullable: true, description: 'Defaults to prices without tax and no cash rounding.' })
  terms?: SoldTermsInput | null;
  @Field(() => String, { description: 'Error code of the refusal.' }) code!: string;
}

@InputType()
class RecordRefusedSaleInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
}

@InputType()
class DiscardRefusedSaleInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => String) reason!: string;
  @Field(() => ID, { nullable: true, description: 'Id of the sale made instead.' }) replacedById!: string | null;
}

const Connection = ConnectionOf(RefusedSale);
const Filter = FilterOf(RefusedSale, ['status', 'till', 'tillSession', 'cashier', 'saleId', 'soldAt', 'total']);
const Page = ListArgs(RefusedSale, Filter);

/**
 * Paid sales that could not be booked, and their settlement: by the cashier, or by another user with the Inventory permission as a
 * supervisor.
 */
@Resolver()
export class RefusedSaleResolver {
  @Query(() => RefusedSale, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'record' })
  refusedSale(@Arg('id', () => ID) _id: string): RefusedSale {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  refusedSales(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    Permission.INVENTORY,
    RefusedSale,
    ReportRefusedSaleInput,
    'Stores a paid sale that was refused; repeating it does nothing.',
  )
  reportRefusedSale(scope: Scope, input: ReportRefusedSaleInput) {
    return new RefusedSaleService(scope).report(input);
  }

  @CommandMutation(
    Permission.INVENTORY,
    RefusedSale,
    RecordRefusedSaleInput,
    'Books a refused sale as it was sold, at the original prices.',
  )
  recordRefusedSale(scope: Scope, input: RecordRefusedSaleInput) {
    return new RefusedSaleService(scope).record(input);
  }

  @CommandMutation(
    Permission.INVENTORY,
    RefusedSale,
    DiscardRefusedSaleInput,
    'Discards a refused sale without booking it; it is kept with the reason.',
  )
  discardRefusedSale(scope: Scope, input: DiscardRefusedSaleInput) {
    return new RefusedSaleService(scope).discard(input);
  }
}
