import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DatedItem } from '../dated/DatedResolver.ts';
import { readDated } from '../dated/datedItems.ts';
import type { DatedSource } from '../dated/DatedSource.ts';
import type { CalendarEvent } from '../mail/calendarFile.ts';
import { plainFormats } from '../pages/plainFormats.ts';
import { Wording } from '../print/Wording.ts';
import { daysAfter } from '../rules/days.ts';
import type { Viewer } from '../session/Viewer.ts';
import { calendarLimit } from './CalendarSource.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Days that a calendar shows ahead. */
const ahead = 400;
/** How long something with a time of day takes in a calendar, in minutes. */
const minutes = 30;

/** Where the entries lead, and the name under which their ids are unique in the world. */
interface Addresses {
  /** Of the product in the viewer's language, without a trailing slash. */
  site: string;
  host: string;
}

/** What the sources have from a day until a year ahead, as entries of a calendar that say what they are in the viewer's language. */
export async function datedEvents(
  em: EntityManager,
  viewer: Viewer,
  sources: DatedSource[],
  { from, site, host }: Addresses & { from: string },
): Promise<CalendarEvent[]> {
  if (!sources.length) return [];
  const span = { from, before: daysAfter(from, ahead), days: ahead };
  const items = await readDated(em, viewer, sources, { ...span, most: calendarLimit });
  const words = new Wording(viewer.language, plainFormats, { en, ar, sp });
  const changedAt = new Date();
  return items.map(item => ({
    uid: `${uidOf(item)}@${host}`,
    sequence: 0,
    changedAt,
    title: words.text(item.kind, { title: item.title }),
    details: item.detail,
    url: `${site}${item.recordId ? `/records/${item.recordId}/` : '/my-team/'}`,
    ...(item.startsAt ? { startsAt: new Date(item.startsAt).toISOString(), minutes } : { firstDay: item.firstDay, lastDay: item.lastDay }),
  }));
}

/** The same for every version of an entry; without a record, for as long as its person and first day are the same. */
const uidOf = ({ kind, recordId, title, firstDay }: DatedItem) =>
  recordId ?? createHash('sha256').update([kind, title, firstDay].join()).digest('hex').slice(0, 32);
