import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, Info, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { command } from '../graphql/command.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import type { Context } from '../graphql/Context.ts';
import { CrudResolver } from '../graphql/CrudResolver.ts';
import { IdFilter } from '../graphql/filters.ts';
import { Payload, PayloadOf, RecordInput } from '../graphql/Payload.ts';
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

/** The new signing secret, told this once. */
@ObjectType({ implements: Payload })
export class WebhookSecretPayload extends Payload {
  /** What messages are signed with from now on; it cannot be read again. */
  @Secret()
  @Field(() => String, { nullable: true })
  secret!: string | null;
}

const DeliveryConnection = ConnectionOf(WebhookDelivery);
const DeliveryPage = ListArgs(WebhookDelivery, WebhookDeliveryFilter);
const DeliveryPayload = PayloadOf(WebhookDelivery);

/** What administrators ask of webhooks and of their deliveries. */
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

  @Mutation(() => WebhookSecretPayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  renewWebhookSecret(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ secret: await new WebhookEndpointService(scope).renewSecret(input.id) }));
  }

  @Mutation(() => DeliveryPayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  replayWebhookDelivery(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ webhookDelivery: await replayDelivery(scope, input.id) }));
  }
}
