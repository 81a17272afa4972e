import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { Inbox, InboxKind } from './Inbox.ts';
import type { InboxKindName } from './InboxSource.ts';
import { inboxOf } from './inboxOf.ts';

@Resolver()
export class InboxResolver {
  @Query(() => Inbox, {
    nullable: true,
    description:
      'What waits for the viewer in all modules that they hold: decisions that they may take, and their own tasks and activities.',
  })
  @Allow('SIGNED_IN')
  inbox(
    @Ctx() context: Context,
    @Arg('kinds', () => [InboxKind], { nullable: true, description: 'Only items of these kinds.' }) kinds?: InboxKindName[] | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'At most 200.' }) first = 50,
  ): Promise<Inbox> {
    return inboxOf(context, kinds ?? null, first);
  }
}
