import { registerEnumType } from 'type-graphql';

/** How it stands with one message to a webhook. */
export enum WebhookDeliveryStatus {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(WebhookDeliveryStatus, { name: 'WebhookDeliveryStatus', description: 'To be tried, or tried again; taken; given up.' });
