import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { Listed } from '../savedView/Listed.ts';
import { RecordType } from '../database/RecordType.ts';
import { EnumFilter } from '../graphql/filters.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { WebhookDeliveryStatus } from './WebhookDeliveryStatus.ts';
import { WebhookEndpoint } from './WebhookEndpoint.ts';

export const WebhookDeliveryStatusFilter = EnumFilter(WebhookDeliveryStatus, 'WebhookDeliveryStatus');

/** One message to one endpoint: its content and the outcome of the last attempt. */
@ObjectType({ implements: Node })
@RecordType(0x16)
@Listed('webhookDelivery')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'webhook_delivery' })
export class WebhookDelivery extends CompanyRecord {
  @Field(() => WebhookEndpoint)
  @ManyToOne(() => WebhookEndpoint, { ref: true })
  endpoint!: Ref<WebhookEndpoint>;

  /** `{id, type, kind}` of each record. */
  @Field(() => Json)
  @Property({ type: 'json' })
  changes!: unknown;

  @Field(() => WebhookDeliveryStatus)
  @Enum({ items: () => WebhookDeliveryStatus })
  status: Opt<WebhookDeliveryStatus> = WebhookDeliveryStatus.PENDING;

  @Field(() => Int)
  @Property({ type: 'integer' })
  attempts: Opt<number> = 0;

  /** HTTP status of the last attempt. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  statusCode!: number | null;

  /** Why the last attempt got no response. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  failure!: string | null;

  /** Beginning of the last response. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  response!: string | null;

  /** Duration of the last attempt in milliseconds. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  durationMs!: number | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  attemptedAt!: Date | null;
}
