import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, Field, FieldResolver, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DecimalText, Upload } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { nullIfRefused } from '../../core/links/openLink.ts';
import { PublicMutation } from '../../core/session/PublicMutation.ts';
import { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { OpenVendorOrder } from './OpenVendorOrder.ts';
import { acknowledgeByLink, announceByLink, billByLink, openVendorOrder } from './orderByLink.ts';
import { OrderLinkService } from './OrderLinkService.ts';
import { VendorBill } from './VendorBill.ts';

@InputType()
class AcknowledgeVendorOrderInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
}

@InputType()
class AnnounceVendorDeliveryInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => DateOnly) deliveryOn!: string;
  @Field(() => String, { nullable: true, description: 'For example carrier and tracking number.' }) announcement?: string | null;
}

@InputType()
class VendorBillLineInput {
  @Field(() => Int, { description: 'Position of the line of the order.' }) position!: number;
  @Field(() => DecimalText, { nullable: true, description: 'Null for what is not billed.' }) quantity!: string | null;
  @Field(() => DecimalText, { description: 'Net of tax, before discounts.' }) unitPrice!: string;
}

@InputType()
class SendVendorBillInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => String, { description: "The vendor's own number, once per vendor." }) vendorNumber!: string;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => String, { nullable: true }) note?: string | null;
  @Field(() => [VendorBillLineInput], { description: 'At least one has a quantity.' }) lines!: VendorBillLineInput[];
  @Field(() => Upload, { nullable: true, description: 'The bill as a file of up to 10 MB.' }) file?: Promise<FileUpload> | null;
}

@InputType()
class RefuseVendorBillInput extends RecordInput {
  @Field(() => String, { description: 'The vendor reads it.' }) reason!: string;
}

@ObjectType({ implements: Payload })
class OpenVendorOrderPayload extends Payload {
  @Field(() => OpenVendorOrder, { nullable: true }) openVendorOrder!: OpenVendorOrder | null;
}

const Bills = ConnectionOf(VendorBill);

/** Operations for the holder of an order's link, and those that send it and take in what came by it. */
@Resolver(() => PurchaseOrder)
export class OrderLinkResolver {
  @FieldResolver(() => Bills, { description: 'Bills that the vendor sent by their link, newest first.' })
  @Related((bill, order) => `${bill}.order_id = ${order}.id`)
  vendorBills(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @Query(() => OpenVendorOrder, { nullable: true, description: 'Null if the link is not valid, whatever the reason.' })
  @Allow('PUBLIC')
  async openVendorOrder(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<object | null> {
    return openVendorOrder(context, token).catch(nullIfRefused);
  }

  @PublicMutation(OpenVendorOrderPayload, AcknowledgeVendorOrderInput)
  async acknowledgeVendorOrder(context: Context, input: AcknowledgeVendorOrderInput) {
    return { openVendorOrder: await acknowledgeByLink(context, input) };
  }

  @PublicMutation(OpenVendorOrderPayload, AnnounceVendorDeliveryInput)
  async announceVendorDelivery(context: Context, input: AnnounceVendorDeliveryInput) {
    return { openVendorOrder: await announceByLink(context, input) };
  }

  @PublicMutation(OpenVendorOrderPayload, SendVendorBillInput, 'Sends a bill, which waits until the company enters it.')
  async sendVendorBill(context: Context, input: SendVendorBillInput) {
    return { openVendorOrder: await billByLink(context, input) };
  }

  @CommandMutation(Permission.PROCUREMENT, PurchaseOrder, RecordInput, {
    action: 'WRITE',
    description:
      'Mails the vendor a link by which they acknowledge the order, announce the delivery and send their bills; links sent before stop working.',
  })
  sendPurchaseOrder(scope: Scope, { id, version }: RecordInput) {
    return new OrderLinkService(scope).send(id, version);
  }

  @CommandMutation(Permission.PROCUREMENT, VendorBill, RecordInput, {
    action: 'WRITE',
    description: 'Enters a bill that a vendor sent: it is matched and posted as one entered by hand.',
  })
  enterVendorBill(scope: Scope, { id }: RecordInput) {
    return new OrderLinkService(scope).enter(id);
  }

  @CommandMutation(Permission.PROCUREMENT, VendorBill, RefuseVendorBillInput, {
    action: 'WRITE',
    description: 'Refuses a bill that a vendor sent; they read the reason.',
  })
  refuseVendorBill(scope: Scope, input: RefuseVendorBillInput) {
    return new OrderLinkService(scope).refuse(input);
  }
}
