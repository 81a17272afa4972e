import { Args, Field, InputType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PublicMutation } from '../../core/session/PublicMutation.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Allow } from '../../core/access/Allow.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateTimeFilter, EnumFilter, StringFilter } from '../../core/graphql/filters.ts';
import { EmptyPayload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DemoRequest, DemoRequestStatus } from './DemoRequest.ts';
import { DemoRequestService } from './DemoRequestService.ts';
import { RequestDemoInput, SubscribeNewsletterInput } from './enquiryInputs.ts';
import { requestDemo, subscribe } from './submitEnquiry.ts';
import { NewsletterSubscriber } from './NewsletterSubscriber.ts';

const DemoRequestStatusFilter = EnumFilter(DemoRequestStatus, 'DemoRequestStatus');

@InputType()
class DemoRequestFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) email?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) company?: StringFilter;
  @Field(() => DemoRequestStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) createdAt?: DateTimeFilter;
}

@InputType()
class NewsletterSubscriberFilter {
  @Field(() => StringFilter, { nullable: true }) email?: StringFilter;
  @Field(() => DateTimeFilter, { nullable: true }) createdAt?: DateTimeFilter;
}

const DemoRequestConnection = ConnectionOf(DemoRequest);
const DemoRequestPage = ListArgs(DemoRequest, DemoRequestFilter);
const NewsletterSubscriberConnection = ConnectionOf(NewsletterSubscriber);
const NewsletterSubscriberPage = ListArgs(NewsletterSubscriber, NewsletterSubscriberFilter);

/** Enquiries from visitors of the landing page, read by SUPER_ADMIN. */
@Resolver()
export class EnquiryResolver {
  @PublicMutation(EmptyPayload, SubscribeNewsletterInput, 'Succeeds whether or not the address was already subscribed.')
  subscribeNewsletter(context: Context, input: SubscribeNewsletterInput) {
    return subscribe(context, input);
  }

  @PublicMutation(EmptyPayload, RequestDemoInput)
  requestDemo(context: Context, input: RequestDemoInput) {
    return requestDemo(context, input);
  }

  @Query(() => DemoRequestConnection, { nullable: true })
  @Allow('SUPER_ADMIN')
  @Reads({ kind: 'connection', platform: true })
  demoRequests(@Args(() => DemoRequestPage) _page: object): object {
    return compiled();
  }

  @Query(() => NewsletterSubscriberConnection, { nullable: true })
  @Allow('SUPER_ADMIN')
  @Reads({ kind: 'connection', platform: true })
  newsletterSubscribers(@Args(() => NewsletterSubscriberPage) _page: object): object {
    return compiled();
  }

  @CommandMutation('SUPER_ADMIN', DemoRequest, RecordInput, { platform: true })
  markDemoRequestHandled(scope: Scope, { id, version }: RecordInput) {
    return new DemoRequestService(scope).markHandled(id, version);
  }

  @CommandMutation(['SUPER_ADMIN', 'IN_PERSON'], DemoRequest, RecordInput, {
    description: "Permanently erases the requester's personal data and their newsletter subscription.",
    platform: true,
  })
  eraseDemoRequest(scope: Scope, { id, version }: RecordInput) {
    return new DemoRequestService(scope).erase(id, version);
  }
}
