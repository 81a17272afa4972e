import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import type { DatedKindName } from '../dated/dated.rules.ts';
import { NotAllowed, NotFound } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { newRecordLink, revokeRecordLinks } from '../links/recordLinks.ts';
import { creatorOf } from '../record/creatorOf.ts';
import { nameInTrail } from '../session/Viewer.ts';
import { CalendarFeed } from './CalendarFeed.ts';
import { calendarFeedRules } from './calendarFeed.rules.ts';
import { instantText } from './CalendarSource.ts';

/** What the holder of the link may do. */
export const calendarAction = 'READ_CALENDAR';

/** Where calendars are served, before their secret. */
export const calendarPath = '/feeds/calendar/';

/** A calendar is read until its owner revokes it. */
const lastDay = '9999-12-30';

/** Reads the calendar link of a user of the company; null if they have none. */
export async function calendarFeedOf(em: EntityManager, userId: string): Promise<CalendarFeed | null> {
  const [feed] = await em.execute<CalendarFeed[]>(
    `select ${instantText('created_at')} as "createdAt", ${instantText('read_at')} as "readAt", kinds from calendar_feed
     where company_id = noria_company() and user_id = ?`,
    [userId],
  );
  return feed ?? null;
}

/** The viewer's own calendar link: one per person, readable by whoever has it. */
export class CalendarFeedService {
  constructor(private readonly scope: Scope) {}

  /** Makes the link; one that was made before stops working. Returns it, this once. */
  async renew(): Promise<{ feed: CalendarFeed | null; link: string }> {
    const { em, context } = this.scope;
    const userId = await this.#own();
    await em.execute(
      `insert into calendar_feed (user_id) values (?) on conflict (company_id, user_id) do update set created_at = now(), read_at = null`,
      [userId],
    );
    await revokeRecordLinks(em, userId);
    const secret = await newRecordLink(em, userId, [calendarAction], lastDay);
    await this.#note('CALENDAR_LINK_CREATED', userId);
    const link = `${context.session.settings.publicUrl}${calendarPath}${secret}.ics`;
    return { feed: await calendarFeedOf(em, userId), link };
  }

  /**
   * Chooses what the link shows, from the next request on.
   * @throws RequestError NOT_FOUND without a link; InvalidInput.
   */
  async choose(input: { kinds: DatedKindName[] }): Promise<CalendarFeed> {
    const { em } = this.scope;
    const { kinds } = check(calendarFeedRules, input);
    const userId = await this.#own();
    await em.execute('update calendar_feed set kinds = ?::text[] where company_id = noria_company() and user_id = ?', [
      `{${kinds.join()}}`,
      userId,
    ]);
    const feed = await calendarFeedOf(em, userId);
    if (!feed) throw NotFound();
    return feed;
  }

  /** Revokes the link with effect from the next request; without one, does nothing. */
  async revoke(): Promise<void> {
    const { em } = this.scope;
    const userId = await this.#own();
    const had = await em.execute('delete from calendar_feed where company_id = noria_company() and user_id = ? returning user_id', [
      userId,
    ]);
    if (!had.length) return;
    await revokeRecordLinks(em, userId);
    await this.#note('CALENDAR_LINK_REVOKED', userId);
  }

  /** The viewer as a user of the company. */
  async #own(): Promise<string> {
    const userId = await creatorOf(this.scope);
    if (!userId) throw NotAllowed();
    return userId;
  }

  #note(action: string, userId: string): Promise<void> {
    const { em, viewer, context } = this.scope;
    const line = { action, entityType: 'User', entityId: userId, entityName: viewer.name };
    return writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin: context.origin }, [line]);
  }
}
