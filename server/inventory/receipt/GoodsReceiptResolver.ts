import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { acceptExpiredText } from '../stock/refuseExpired.ts';
import { GoodsReceipt } from './GoodsReceipt.ts';
import { goodsReceiptRules, type ReceivedValues } from './goodsReceipt.rules.ts';
import { GoodsReceiptService } from './GoodsReceiptService.ts';

@InputType()
class GoodsReceiptLineInput implements ReceivedValues {
  @Field(() => ID) productId!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { description: "In the company's currency." }) unitCost!: string;
  @Field(() => String, { nullable: true, description: 'For perishable products; creates the batch if it is new.' }) batchNumber!:
    | string
    | null;
  @Field(() => DateOnly, { nullable: true }) manufacturedOn!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Required for perishable products.' }) expiresOn!: string | null;
  @Field(() => [String], { nullable: true, description: 'One for each piece of a product that keeps them, when the receipt is posted.' })
  serialNumbers!: string[];
}

@InputType()
export class GoodsReceiptInput extends InputOf(GoodsReceipt, goodsReceiptRules) {
  @Field(() => [GoodsReceiptLineInput]) lines!: GoodsReceiptLineInput[];
}

@InputType()
class PostGoodsReceiptInput extends RecordInput {
  @Field(() => Boolean, { nullable: true, description: acceptExpiredText }) acceptExpired!: boolean;
}

@Resolver()
export class GoodsReceiptResolver extends CrudResolver({
  Entity: GoodsReceipt,
  plural: 'goodsReceipts',
  Service: GoodsReceiptService,
  filter: ['number', 'warehouse', 'supplier', 'supplierReference', 'status', 'postedAt', 'createdAt'],
  input: GoodsReceiptInput,
}) {
  @CommandMutation(
    Permission.INVENTORY,
    GoodsReceipt,
    PostGoodsReceiptInput,
    'Receives the goods, posts their cost to the ledger and assigns the number; repeating it does nothing.',
  )
  postGoodsReceipt(scope: Scope, input: PostGoodsReceiptInput) {
    return new GoodsReceiptService(scope).post(input);
  }

  @CommandMutation(
    Permission.INVENTORY,
    GoodsReceipt,
    RecordInput,
    'Takes the goods of a posted receipt out of stock again and reverses their cost; the receipt keeps its number.',
  )
  reverseGoodsReceipt(scope: Scope, { id, version }: RecordInput) {
    return new GoodsReceiptService(scope).reverse(id, version);
  }
}
