import { Field, FieldResolver, ID, InputType, Int, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommerceShipment } from './EcommerceShipment.ts';
import { EcommerceShipmentService } from './EcommerceShipmentService.ts';

@InputType()
class ShippedPiecesInput {
  @Field(() => ID) lineId!: string;
  @Field(() => DecimalText) quantity!: number;
}

@InputType()
class ShipEcommerceOrderInput extends CommandInput {
  @Field(() => ID) orderId!: string;
  @Field(() => Int, { nullable: true, description: 'The version the caller read.' }) version?: number;
  @Field(() => String, { nullable: true }) carrier?: string | null;
  @Field(() => String, { nullable: true, description: "The carrier's number of the parcel." }) trackingNumber?: string | null;
  @Field(() => String, { nullable: true, description: "The carrier's page that follows the parcel." }) trackingUrl?: string | null;
  @Field(() => [ShippedPiecesInput], { nullable: true, description: 'All that has not left, if omitted.' }) lines?:
    | ShippedPiecesInput[]
    | null;
}

@InputType()
class DeliverEcommerceShipmentInput extends CommandInput {
  @Field(() => ID) shipmentId!: string;
}

/** Parcels of an order. */
@Resolver(() => EcommerceOrder)
export class EcommerceShipmentResolver {
  @CommandMutation(Permission.ECOMMERCE, EcommerceOrder, ShipEcommerceOrderInput, {
    action: 'WRITE',
    description: 'Ships pieces of an order in a parcel, and tells the customer.',
  })
  shipEcommerceOrder(scope: Scope, { version, ...input }: ShipEcommerceOrderInput) {
    return new EcommerceShipmentService(scope).ship(input, version);
  }

  @CommandMutation(Permission.ECOMMERCE, EcommerceOrder, DeliverEcommerceShipmentInput, {
    action: 'WRITE',
    description: 'Notes that a parcel has arrived; the order is delivered once all its pieces have.',
  })
  deliverEcommerceShipment(scope: Scope, { shipmentId }: DeliverEcommerceShipmentInput) {
    return new EcommerceShipmentService(scope).arrive(shipmentId);
  }

  @FieldResolver(() => [EcommerceShipment])
  @Related((shipment, order) => `${shipment}.order_id = ${order}.id`)
  shipments(): object[] {
    return compiled();
  }
}
