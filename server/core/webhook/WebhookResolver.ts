import { Args, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import { CrudResolver } from '../graphql/CrudResolver.ts';
import { IdFilter } from '../graphql/filters.ts';
import { Payload, RecordInput } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { Secret } from '../graphql/secrets.ts';
import { replayDelivery } from './replayDelivery.ts';
import { WebhookDelivery, WebhookDeliveryStatusFilter } from './WebhookDelivery.ts';
import { WebhookEndpoint } from './WebhookEndpoint.ts';
import { WebhookEndpointService } from './WebhookEndpointService.ts';

@InputType()
export class WebhookDeliveryFilter {
  @Field(() => IdFilter, { nullable: true }) endpoint?: IdFilter;
  @Field(() => WebhookDeliveryStatusFilter, { nullable: true }) status?: object;
}

/** The new signing secret; returned only once. */
@ObjectType({ implements: Payload })
export class WebhookSecretPayload extends Payload {
  /** Secret that messages are signed with from now on; it cannot be read again. */
  @Secret()
  @Field(() => String, { nullable: true })
  secret!: string | null;
}

const DeliveryConnection = ConnectionOf(WebhookDelivery);
const DeliveryPage = ListArgs(WebhookDelivery, WebhookDeliveryFilter);

/** Webhooks and their deliveries, for administrators. */
@Resolver()
export class WebhookResolver extends CrudResolver({
  Entity: WebhookEndpoint,
  plural: 'webhookEndpoints',
  Service: WebhookEndpointService,
  filter: ['name', 'status', 'updatedAt'],
}) {
  @Query(() => DeliveryConnection, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'connection' })
  webhookDeliveries(@Args(() => DeliveryPage) _page: object): object {
    return compiled();
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, WebhookSecretPayload, RecordInput)
  async renewWebhookSecret(scope: Scope, { id }: RecordInput) {
    return { secret: await new WebhookEndpointService(scope).renewSecret(id) };
  }

  /** Sends a message without changes. Once a URL has accepted one, its webhook receives changes. */
  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, WebhookEndpoint, RecordInput)
  testWebhookEndpoint(scope: Scope, { id }: RecordInput) {
    return new WebhookEndpointService(scope).sendTest(id);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, WebhookDelivery, RecordInput)
  replayWebhookDelivery(scope: Scope, { id }: RecordInput) {
    return replayDelivery(scope, id);
  }
}
