import { Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { DatedKind } from '../dated/DatedKind.ts';
import { readableSources } from '../dated/datedItems.ts';
import type { DatedKindName } from '../dated/dated.rules.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import type { Scope } from '../graphql/Scope.ts';
import { Secret } from '../graphql/secrets.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import { calendarFeedOf, CalendarFeedService } from './CalendarFeedService.ts';

@InputType()
class CalendarFeedInput extends CommandInput {}

@InputType()
class UpdateCalendarFeedInput extends CommandInput {
  @Field(() => [DatedKind], { description: 'What it shows, as far as its owner may read it at the time.' }) kinds!: DatedKindName[];
}

@ObjectType({ implements: Payload })
class CalendarFeedPayload extends Payload {
  @Field(() => CalendarFeed, { nullable: true }) calendarFeed!: CalendarFeed | null;
}

@ObjectType({ implements: Payload })
class RenewCalendarFeedPayload extends CalendarFeedPayload {
  @Secret()
  @Field(() => String, { nullable: true, description: 'Address for calendar programs. Returned once and never stored.' })
  link!: string | null;
}

/** The link at which calendar programs read what has a day for the viewer. */
@Resolver()
export class CalendarFeedResolver {
  @Query(() => CalendarFeed, { nullable: true, description: "The viewer's own; null if they have none." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  calendarFeed(@Ctx() { database, viewer }: Context): Promise<CalendarFeed | null> {
    return database.inCompany(viewer!, em => calendarFeedOf(em, viewer!.userId));
  }

  @Query(() => [DatedKind], { description: "Kinds that the viewer's calendar link can show now." })
  @Allow('SIGNED_IN', 'IN_PERSON')
  calendarKinds(@Ctx() { viewer, datedSources = [] }: Context): DatedKindName[] {
    return [...new Set(readableSources(datedSources, viewer!).map(({ kind }) => kind))];
  }

  @CommandMutation(['SIGNED_IN', 'IN_PERSON'], CalendarFeedPayload, UpdateCalendarFeedInput, {
    description: "Chooses what the viewer's calendar link shows, from the next time that it is read.",
  })
  async updateCalendarFeed(scope: Scope, input: UpdateCalendarFeedInput) {
    return { calendarFeed: await new CalendarFeedService(scope).choose(input) };
  }

  @CommandMutation(['SIGNED_IN', 'IN_PERSON'], RenewCalendarFeedPayload, CalendarFeedInput, {
    ignoresKey: true,
    description: "Makes the viewer's calendar link, or a new one in place of it.",
  })
  async renewCalendarFeed(scope: Scope) {
    const { feed, link } = await new CalendarFeedService(scope).renew();
    return { calendarFeed: feed, link };
  }

  @CommandMutation(['SIGNED_IN', 'IN_PERSON'], CalendarFeedPayload, CalendarFeedInput, {
    description: "Revokes the viewer's calendar link: it stops working at once.",
  })
  async revokeCalendarFeed(scope: Scope) {
    await new CalendarFeedService(scope).revoke();
    return { calendarFeed: null };
  }
}
