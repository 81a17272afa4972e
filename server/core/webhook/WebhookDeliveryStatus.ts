import { registerEnumType } from 'type-graphql';

/** Delivery status of a webhook message. */
export enum WebhookDeliveryStatus {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'Waiting for an attempt or a retry; accepted; given up.',
});
