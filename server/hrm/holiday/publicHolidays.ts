import { localeOf, type Language } from '../../core/session/Viewer.ts';

/** What is asked of the calendars. */
export interface CalendarOf {
  country: string;
  region?: string | null;
  year: number;
}

/** A part of a country that has holidays of its own. */
export interface Region {
  code: string;
  title: string;
}

/** A day that is a public holiday. */
export interface PublicDay {
  heldOn: string;
  title: string;
}

/** Public holidays of a country; without any days where its calendar is not known. */
export interface PublicHolidays {
  regions: Region[];
  /** By date, each once. */
  days: PublicDay[];
}

const dayLength = 86_400_000;

/**
 * Reads a country's public holidays of a year from the calendars of `date-holidays`, titled in a language where they know it, else in the country's.
 * Days of the Islamic calendar are computed ahead and may differ by a day from those announced.
 */
export async function publicHolidays({ country, region, year }: CalendarOf, language: Language): Promise<PublicHolidays> {
  // Its calendars take 20 MB and a tenth of a second of the processor: only whoever asks pays for them.
  const { default: Holidays } = await import('date-holidays');
  const locale = localeOf[language];
  const known = new Holidays().getStates(country, locale) as Record<string, string> | undefined;
  const regions = Object.entries(known ?? {}).map(([code, title]) => ({ code, title }));
  const chosen = regions.find(({ code }) => code === region);
  const calendar = chosen ? new Holidays(country, chosen.code) : new Holidays(country);
  const titles = new Map<string, string[]>();
  for (const { type, date, start, end, name } of calendar.getHolidays(year, locale)) {
    if (type !== 'public') continue;
    const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
    const length = Math.max(Math.round((end.getTime() - start.getTime()) / dayLength), 1);
    for (let of = 0; of < length; of++) {
      const heldOn = new Date(first + of * dayLength).toISOString().slice(0, 10);
      if (heldOn.startsWith(`${year}-`)) titles.set(heldOn, [...new Set([...(titles.get(heldOn) ?? []), name])]);
    }
  }
  const byDay = (one: PublicDay, other: PublicDay) => (one.heldOn < other.heldOn ? -1 : 1);
  return {
    regions: regions.toSorted((one, other) => one.title.localeCompare(other.title, locale)),
    days: [...titles].map(([heldOn, named]) => ({ heldOn, title: named.join(' · ') })).toSorted(byDay),
  };
}
