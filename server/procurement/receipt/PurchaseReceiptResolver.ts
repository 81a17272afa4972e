import { Args, Field, FieldResolver, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseReceipt } from './PurchaseReceipt.ts';
import { PurchaseReceiptService } from './PurchaseReceiptService.ts';

@InputType()
class ReceivePurchaseLineInput {
  @Field(() => ID) orderLineId!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Quantity that comes into stock; 0, if omitted.' }) accepted!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Quantity that is not taken; 0, if omitted.' }) rejected!: string | null;
  @Field(() => String, { nullable: true, description: 'Required for what is rejected.' }) rejectionReason!: string | null;
  @Field(() => String, { nullable: true, description: 'For perishable products; creates the batch if it is new.' }) batchNumber!:
    | string
    | null;
  @Field(() => DateOnly, { nullable: true }) manufacturedOn!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Required for perishable products.' }) expiresOn!: string | null;
  @Field(() => [String], { nullable: true, description: 'One for each accepted piece of a product that has them.' })
  serialNumbers!: string[] | null;
}

@InputType()
class ReceivePurchaseOrderInput extends CommandInput {
  @Field(() => ID) orderId!: string;
  @Field(() => ID, { nullable: true, description: 'The default warehouse, if omitted.' }) warehouseId!: string | null;
  @Field(() => String, { nullable: true, description: "Number of the vendor's delivery note." }) deliveryNote!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether goods may be received that have expired.' }) acceptExpired!: boolean | null;
  @Field(() => [ReceivePurchaseLineInput]) lines!: ReceivePurchaseLineInput[];
}

@InputType()
class ReturnPurchaseLineInput {
  @Field(() => ID) orderLineId!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => [String], { nullable: true, description: 'Of the pieces that go back, if they came with any.' })
  serialNumbers!: string[] | null;
}

@InputType()
class ReturnPurchaseOrderInput extends CommandInput {
  @Field(() => ID) orderId!: string;
  @Field(() => ID, { nullable: true, description: 'The default warehouse, if omitted.' }) warehouseId!: string | null;
  @Field(() => String, { nullable: true, description: 'Why they go back.' }) note!: string | null;
  @Field(() => [ReturnPurchaseLineInput]) lines!: ReturnPurchaseLineInput[];
}

const Receipts = ConnectionOf(PurchaseReceipt);

@Resolver(() => PurchaseOrder)
export class PurchaseReceiptResolver {
  @FieldResolver(() => Receipts, { description: 'Receipts and returns of the order, newest first.' })
  @Related((receipt, order) => `${receipt}.order_id = ${order}.id`)
  receipts(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    PurchaseReceipt,
    ReceivePurchaseOrderInput,
    'Receives goods of an order: what is accepted comes into stock at the order’s price, what is rejected is noted with its reason.',
  )
  receivePurchaseOrder(scope: Scope, input: ReceivePurchaseOrderInput) {
    return new PurchaseReceiptService(scope).receive({ ...input });
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    PurchaseReceipt,
    ReturnPurchaseOrderInput,
    'Sends accepted goods back to the vendor; they leave the stock.',
  )
  returnPurchaseOrder(scope: Scope, input: ReturnPurchaseOrderInput) {
    return new PurchaseReceiptService(scope).return({ ...input });
  }
}
