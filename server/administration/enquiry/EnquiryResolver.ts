import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateTimeFilter, EnumFilter, StringFilter } from '../../core/graphql/filters.ts';
import { EmptyPayload, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { publicCommand } from '../../core/session/publicCommand.ts';
import { DemoRequest, DemoRequestStatus } from './DemoRequest.ts';
import { DemoRequestService } from './DemoRequestService.ts';
import { RequestDemoInput, SubscribeNewsletterInput } from './enquiryInputs.ts';
import { askForDemo, subscribe } from './leaveEnquiry.ts';
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
const DemoRequestPayload = PayloadOf(DemoRequest);
const NewsletterSubscriberConnection = ConnectionOf(NewsletterSubscriber);
const NewsletterSubscriberPage = ListArgs(NewsletterSubscriber, NewsletterSubscriberFilter);

/** What visitors of the landing page leave, and SUPER_ADMIN reads. */
@Resolver()
export class EnquiryResolver {
  @Mutation(() => EmptyPayload, { description: 'Succeeds alike whether the address was subscribed before.' })
  @Allow('PUBLIC')
  subscribeNewsletter(
    @Arg('input', () => SubscribeNewsletterInput) input: SubscribeNewsletterInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, () => subscribe(context, input));
  }

  @Mutation(() => EmptyPayload)
  @Allow('PUBLIC')
  requestDemo(
    @Arg('input', () => RequestDemoInput) input: RequestDemoInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, () => askForDemo(context, input));
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

  @Mutation(() => DemoRequestPayload)
  @Allow('SUPER_ADMIN')
  markDemoRequestHandled(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(
      context,
      info,
      input,
      async scope => ({ demoRequest: await new DemoRequestService(scope).markHandled(input.id, input.version) }),
      { platform: true },
    );
  }

  @Mutation(() => DemoRequestPayload, { description: 'For ever: who asked is unknown from then on, and gets no newsletter.' })
  @Allow('SUPER_ADMIN', 'IN_PERSON')
  eraseDemoRequest(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(
      context,
      info,
      input,
      async scope => ({ demoRequest: await new DemoRequestService(scope).erase(input.id, input.version) }),
      { platform: true },
    );
  }
}
