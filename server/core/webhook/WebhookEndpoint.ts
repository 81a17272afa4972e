import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { Listed } from '../savedView/Listed.ts';
import { RecordType } from '../database/RecordType.ts';
import { Searchable } from '../database/Searchable.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';
import { DateTime } from '../graphql/scalars.ts';
import { WebhookDeliveryStatus } from './WebhookDeliveryStatus.ts';

/** SQL for one column of the newest attempted message to an endpoint. */
const lastTried = (column: string) => (endpoint: { companyId: string; id: string }) =>
  `(select d.${column} from webhook_delivery d where d.company_id = ${endpoint.companyId} and d.endpoint_id = ${endpoint.id}
    and d.attempted_at is not null and d.deleted_at is null order by d.created_at desc limit 1)`;

/** A webhook: notifies another system of changes (features 1.0, webhooks). Its secret is shown once, when it is generated. */
@ObjectType({ implements: Node })
@RecordType(0x15)
@Searchable()
@Listed('webhook')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'webhook_endpoint' })
export class WebhookEndpoint extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  url!: string;

  /** GraphQL types of the records to report; empty for all. */
  @Field(() => [String])
  @Property({ type: 'string[]' })
  types: Opt<string[]> = [];

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  /** When its URL last accepted a test message; null until then, and again after the URL changes: nothing else is sent meanwhile. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  verifiedAt!: Opt<Date> | null;

  /** Last attempt of the newest message; null before the first. */
  @Field(() => DateTime, { nullable: true })
  @Property({ persist: false, lazy: true, type: 'timestamptz', formula: lastTried('attempted_at') as never })
  lastAttemptAt!: Opt<Date> | null;

  /** Status of that message. */
  @Field(() => WebhookDeliveryStatus, { nullable: true })
  @Property({ persist: false, lazy: true, type: 'text', formula: lastTried('status') as never })
  lastStatus!: Opt<WebhookDeliveryStatus> | null;
}
