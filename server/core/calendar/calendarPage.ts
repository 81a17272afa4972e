import { refusal } from '../access/allows.ts';
import { companyToday } from '../database/companyToday.ts';
import { readableSources } from '../dated/datedItems.ts';
import { Refused } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import { openLink } from '../links/openLink.ts';
import { calendarFeed } from '../mail/calendarFile.ts';
import { inLanguage } from '../pages/inLanguage.ts';
import type { Page } from '../pages/Page.ts';
import { PageRate } from '../pages/PageRate.ts';
import { daysAfter } from '../rules/days.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { calendarAction, calendarFeedOf, calendarPath } from './CalendarFeedService.ts';
import type { CalendarSource } from './CalendarSource.ts';
import { datedEvents } from './datedEvents.ts';

/** Days for which what is over stays in a calendar. */
const kept = 90;
/** Calendars read within a minute from one network at most; programs read theirs once an hour. */
const rate = 60;

/**
 * Serves the calendars of people at their links: what the sources hold of theirs and, of other kinds that they chose,
 * what stands in the calendar of all modules, as far as they may read it now. A link that never existed
 * or was revoked, and one of somebody who may no longer sign in, gets the same empty 404 as one that was tried too often.
 */
export function calendarPage(sources: CalendarSource[]): Page {
  const reads = new PageRate(rate);
  return {
    method: 'GET',
    path: `${calendarPath}:file`,
    hidesAddress: true,
    async answer({ params, context }, reply) {
      reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
      const text = reads.isExceeded(context.origin.ipAddress) ? null : await calendarAt(context, params.file, sources);
      if (text === null) return reply.code(404).type('text/plain; charset=utf-8').send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  };
}

/** The calendar at a link; null if the link does not work. */
async function calendarAt(context: Context, file: string, sources: CalendarSource[]): Promise<string | null> {
  if (!file.endsWith('.ics')) return null;
  const grant = await openLink(context, file.slice(0, -4), calendarAction).catch(nullIfOver);
  const owner = grant && { companyId: grant.companyId, userId: grant.recordId };
  const viewer = owner && (await viewerOfUser(context.session.sessions, owner));
  if (!owner || !viewer || viewer.needsSecondFactor) return null;
  const { publicUrl } = context.session.settings;
  const site = `${publicUrl}${inLanguage(viewer.language, '')}`;
  const host = new URL(publicUrl).hostname;
  return context.database.inCompany(owner, async em => {
    const from = daysAfter(await companyToday(em), -kept);
    const { kinds = [] } = (await calendarFeedOf(em, viewer.userId)) ?? {};
    const readable = sources.filter(({ kind, permission }) => kinds.includes(kind) && !refusal(viewer, [permission]));
    const ofAll = readableSources(context.datedSources ?? [], viewer).filter(
      ({ kind }) => kinds.includes(kind) && !sources.some(own => own.kind === kind),
    );
    const events = await datedEvents(em, viewer, ofAll, { from, site, host });
    for (const { records } of readable)
      for (const { id, version, updatedAt, ...record } of await records(em, viewer, from))
        events.push({
          ...record,
          uid: `${id}@${host}`,
          sequence: version,
          changedAt: new Date(updatedAt),
          url: `${site}/records/${id}/`,
        });
    await em.execute('update calendar_feed set read_at = now() where company_id = noria_company() and user_id = ?', [viewer.userId]);
    return calendarFeed(viewer.companyName, events);
  });
}

function nullIfOver(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
