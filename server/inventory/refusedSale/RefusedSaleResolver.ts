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
  @Field(() => DecimalText, { description: 'For one of the whole, as the till knew it.' }) price!: string;
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText, { description: 'Percent.' }) vatRate!: string;
}

@InputType()
class SoldLineInput {
  @Field(() => Boolean, { description: 'Whether its prices contain the tax.' }) includesTax!: boolean;
  @Field(() => [SoldPartInput]) parts!: SoldPartInput[];
}

@InputType({ description: 'By which terms of the company a till sold.' })
class SoldTermsInput {
  @Field(() => Boolean) pricesIncludeTax!: boolean;
  @Field(() => VatMode) vatMode!: VatMode;
  @Field(() => DecimalText, { nullable: true, description: 'The smallest coin.' }) cashRounding?: string | null;
}

@InputType()
class ReportRefusedSaleInput extends CommandInput {
  @Field(() => CreateInventoryInvoiceInput, { description: 'As it was sent.' }) sale!: CreateInventoryInvoiceInput;
  @Field(() => String, { description: "What the customer's receipt says." }) number!: string;
  @Field(() => [SoldLineInput], { description: 'What the customer was charged for each line.' }) lines!: SoldLineInput[];
  @Field(() => SoldTermsInput, { nullable: true, description: 'Prices without tax and no coin when left out.' })
  terms?: SoldTermsInput | null;
  @Field(() => String, { description: 'The code of the error.' }) code!: string;
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
  @Field(() => ID, { nullable: true, description: 'The id of the sale that was made instead.' }) replacedById!: string | null;
}

const Connection = ConnectionOf(RefusedSale);
const Filter = FilterOf(RefusedSale, ['status', 'till', 'tillSession', 'cashier', 'saleId', 'soldAt', 'total']);
const Page = ListArgs(RefusedSale, Filter);

/** Paid sales that could not be booked, and what becomes of them: its cashier decides, or whoever else holds Inventory as their supervisor. */
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

  @CommandMutation(Permission.INVENTORY, RefusedSale, ReportRefusedSaleInput, 'Keeps a paid sale that was refused. Said again, it is one.')
  reportRefusedSale(scope: Scope, input: ReportRefusedSaleInput) {
    return new RefusedSaleService(scope).report(input);
  }

  @CommandMutation(Permission.INVENTORY, RefusedSale, RecordRefusedSaleInput, 'Books it as it was sold, at the prices of then.')
  recordRefusedSale(scope: Scope, input: RecordRefusedSaleInput) {
    return new RefusedSaleService(scope).record(input);
  }

  @CommandMutation(Permission.INVENTORY, RefusedSale, DiscardRefusedSaleInput, 'Decides that it is not booked; it is kept with the reason.')
  discardRefusedSale(scope: Scope, input: DiscardRefusedSaleInput) {
    return new RefusedSaleService(scope).discard(input);
  }
}
