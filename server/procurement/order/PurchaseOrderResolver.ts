import { Field, ID, InputType, Resolver } from 'type-graphql';
import { RejectInput } from '../../administration/approval/RejectInput.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PurchaseVatCategory } from '../../finance/expense/Expense.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/purchaseVatCategories.rules.ts';
import { PurchaseOrderMoveService } from './PurchaseOrderMoveService.ts';
import { PurchaseOrder } from './PurchaseOrder.ts';
import { purchaseOrderMoves, purchaseOrderRules, type PurchaseLineValues, type PurchaseOrderMove } from './purchaseOrder.rules.ts';
import { PurchaseOrderRevisionService } from './PurchaseOrderRevisionService.ts';
import { PurchaseOrderService } from './PurchaseOrderService.ts';

const MoveOfPurchaseOrder = EnumOf(
  'PurchaseOrderMove',
  purchaseOrderMoves,
  'What an order is to become: INVOICED bills what is received and not billed yet, DRAFT leaves a draft as it is.',
);

@InputType()
class PurchaseOrderLineInput implements PurchaseLineValues {
  @Field(() => ID, { nullable: true, description: 'Of a stored line that stays.' }) id!: string | null;
  @Field(() => ID) productId!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { description: 'Net of tax.' }) unitPrice!: string;
  @Field(() => DecimalText, { nullable: true, description: '0 to 100.' }) discountPercent!: string;
  @Field(() => PurchaseVatCategory, { nullable: true, description: 'STANDARD_RATED, if omitted.' }) vatCategory!: PurchaseVatCategoryName;
}

@InputType()
export class PurchaseOrderInput extends InputOf(PurchaseOrder, purchaseOrderRules) {
  @Field(() => [PurchaseOrderLineInput]) lines!: PurchaseOrderLineInput[];
}

@InputType()
class IssuePurchaseOrderInput extends RecordInput {
  @Field(() => String, { nullable: true, description: 'Needed above a cap that asks for approval.' }) overrideReason!: string | null;
}

@InputType()
class RevisePurchaseOrderInput extends RecordInput {
  @Field(() => String, { description: 'Why it is changed.' }) reason!: string;
  @Field(() => String, { nullable: true, description: 'Needed above a cap that asks for approval.' }) overrideReason?: string | null;
  @Field(() => DateOnly, { nullable: true }) expectedOn?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Discount on the whole order, 0 to 100.' }) discountPercent?: string;
  @Field(() => String, { nullable: true }) terms?: string | null;
  @Field(() => [PurchaseOrderLineInput], { nullable: true, description: 'All of its lines; they stay as they are, if omitted.' })
  lines?: PurchaseOrderLineInput[];
}

@InputType()
class MovePurchaseOrderInput extends RecordInput {
  @Field(() => MoveOfPurchaseOrder, { nullable: true }) poStatus!: PurchaseOrderMove | null;
  @Field(() => DecimalText, { nullable: true, description: 'Of a draft: discount on the whole order, 0 to 100.' }) discountPercent!:
    | string
    | null;
}

@Resolver()
export class PurchaseOrderResolver extends CrudResolver({
  Entity: PurchaseOrder,
  plural: 'purchaseOrders',
  Service: PurchaseOrderService,
  filter: [
    'number',
    'vendor',
    'requisition',
    'quotationId',
    'buyer',
    'head',
    'costCenter',
    'project',
    'poStatus',
    'billing',
    'issuedOn',
    'expectedOn',
    'total',
    'updatedAt',
  ],
  input: PurchaseOrderInput,
}) {
  @CommandMutation(
    Permission.PROCUREMENT,
    PurchaseOrder,
    IssuePurchaseOrderInput,
    'Issues a draft: it draws its number, and its net is committed against the budget of its expense head.',
  )
  issuePurchaseOrder(scope: Scope, input: IssuePurchaseOrderInput) {
    return new PurchaseOrderService(scope).issue(input);
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    PurchaseOrder,
    RejectInput,
    'Sends a draft back with a reason, until it is changed; its buyer is notified.',
  )
  rejectPurchaseOrder(scope: Scope, input: RejectInput) {
    return new PurchaseOrderMoveService(scope).reject(input);
  }

  @CommandMutation(Permission.PROCUREMENT, PurchaseOrder, RevisePurchaseOrderInput, {
    action: 'APPROVE',
    description: 'Changes an issued order as a revision, which the vendor acknowledges again; what is not billed yet is committed anew.',
  })
  revisePurchaseOrder(scope: Scope, input: RevisePurchaseOrderInput) {
    return new PurchaseOrderRevisionService(scope).revise(input);
  }

  @CommandMutation(Permission.PROCUREMENT, PurchaseOrder, RecordInput, 'Notes that the vendor has acknowledged the order.')
  acknowledgePurchaseOrder(scope: Scope, { id, version }: RecordInput) {
    return new PurchaseOrderService(scope).acknowledge(id, version);
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    PurchaseOrder,
    RecordInput,
    'Closes an order of which no more is expected, and frees the rest of its commitment.',
  )
  closePurchaseOrder(scope: Scope, { id, version }: RecordInput) {
    return new PurchaseOrderService(scope).close(id, version);
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    PurchaseOrder,
    RecordInput,
    'Cancels an order of which nothing is received or billed, and frees its commitment.',
  )
  cancelPurchaseOrder(scope: Scope, { id, version }: RecordInput) {
    return new PurchaseOrderService(scope).cancel(id, version);
  }

  @CommandMutation(Permission.PROCUREMENT, PurchaseOrder, MovePurchaseOrderInput, {
    action: 'WRITE',
    description: 'Changes the discount of a draft, and what the order is; issuing takes the action APPROVE.',
  })
  movePurchaseOrder(scope: Scope, input: MovePurchaseOrderInput) {
    return new PurchaseOrderMoveService(scope).move(input);
  }
}
