import { Args, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Context } from '../graphql/Context.ts';
import { BooleanFilter, EnumFilter } from '../graphql/filters.ts';
import { CommandInput, EmptyPayload } from '../graphql/Payload.ts';
import { compiled, Reads } from '../graphql/reads.ts';
import { Notification } from './Notification.ts';
import { NotificationKind, type Channels } from './NotificationKind.ts';
import { choose, markRead, preferencesOf, unreadCount } from './ownNotifications.ts';

const NotificationKindFilter = EnumFilter(NotificationKind, 'NotificationKind');

@InputType()
class NotificationFilter {
  @Field(() => BooleanFilter, { nullable: true }) isUnread?: BooleanFilter;
  @Field(() => NotificationKindFilter, { nullable: true }) kind?: object;
}

@InputType()
class MarkNotificationsReadInput extends CommandInput {
  @Field(() => [ID], { nullable: true, description: 'If omitted, all of them.' }) ids?: string[];
}

/** Where the viewer is notified of one kind of event. */
@ObjectType()
class NotificationPreference implements Channels {
  @Field(() => NotificationKind) kind!: NotificationKind;
  @Field(() => Boolean) inApp!: boolean;
  @Field(() => Boolean, { description: 'An immediate e-mail.' }) byMail!: boolean;
  @Field(() => Boolean, { description: 'In the daily e-mail.' }) inDigest!: boolean;
}

@InputType()
class NotificationPreferenceInput implements Channels {
  @Field(() => NotificationKind) kind!: NotificationKind;
  @Field(() => Boolean) inApp!: boolean;
  @Field(() => Boolean) byMail!: boolean;
  @Field(() => Boolean) inDigest!: boolean;
}

@InputType()
class UpdateNotificationPreferencesInput extends CommandInput {
  @Field(() => [NotificationPreferenceInput]) preferences!: NotificationPreferenceInput[];
}

const NotificationConnection = ConnectionOf(Notification);
const NotificationPage = ListArgs(Notification, NotificationFilter);

/** The viewer's notifications and how they receive them. */
@Resolver()
export class NotificationResolver {
  @Query(() => NotificationConnection, { nullable: true, description: "The viewer's own notifications, newest first." })
  @Allow('SIGNED_IN')
  @Reads({
    kind: 'connection',
    where: alias => `${alias}.in_app and ${alias}.user_id = nullif(current_setting('app.user', true), '')::uuid`,
  })
  notifications(@Args(() => NotificationPage) _page: object): object {
    return compiled();
  }

  @Query(() => Int)
  @Allow('SIGNED_IN')
  unreadNotificationCount(@Ctx() context: Context): Promise<number> {
    return unreadCount(context);
  }

  @Query(() => [NotificationPreference])
  @Allow('SIGNED_IN')
  notificationPreferences(@Ctx() context: Context): Promise<NotificationPreference[]> {
    return preferencesOf(context);
  }

  @CommandMutation('SIGNED_IN', EmptyPayload, MarkNotificationsReadInput)
  markNotificationsRead(scope: Scope, input: MarkNotificationsReadInput) {
    return markRead(scope, input.ids);
  }

  @CommandMutation('SIGNED_IN', EmptyPayload, UpdateNotificationPreferencesInput)
  updateNotificationPreferences(scope: Scope, input: UpdateNotificationPreferencesInput) {
    return choose(scope, input.preferences);
  }
}
