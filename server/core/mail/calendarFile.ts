import { daysAfter } from '../rules/days.ts';

/** What every entry of a calendar says. */
interface Entry {
  /** The same for every version of the entry. */
  uid: string;
  /** Higher for each later version. */
  sequence: number;
  title: string;
}

/** An appointment that a calendar takes up. */
export interface Appointment extends Entry {
  startsAt: Date;
  minutes: number;
}

/** An entry of a calendar that programs read again and again: from a point in time (ISO 8601) on, or whole days with the last one included. */
export type CalendarEvent = Entry & {
  /** When this version of it was made. */
  changedAt: Date;
  details?: string | null;
  /** Address of its record. */
  url?: string;
} & ({ startsAt: string; minutes: number } | { firstDay: string; lastDay: string });

/** Bytes of a line at most (RFC 5545, 3.1). */
const lineLimit = 75;

const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const wholeDay = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** Breaks a line of more than 75 bytes, never within a character. */
function folded(line: string): string {
  const pieces = [''];
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > lineLimit) {
      pieces.push(' ');
      size = 1;
    }
    pieces[pieces.length - 1] += character;
    size += bytes;
  }
  return pieces.join('\r\n');
}

const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Noria//Noria//EN'];
const fileOf = (lines: string[]) => `${[...head, ...lines, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;

/** Lines of an entry; whole days end, as the standard has it, on the day after the last one. */
function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, title, details, url } = event;
  const times =
    'startsAt' in event
      ? [`DTSTART:${instant(new Date(event.startsAt))}`, `DTEND:${instant(minutesAfter(new Date(event.startsAt), event.minutes))}`]
      : [
          `DTSTART;VALUE=DATE:${wholeDay(event.firstDay)}`,
          `DTEND;VALUE=DATE:${wholeDay(daysAfter(event.lastDay, 1))}`,
          // Whole days of work leave the person free for appointments.
          'TRANSP:TRANSPARENT',
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(changedAt)}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/** Writes an appointment as an iCalendar file (RFC 5545). */
export const calendarFile = (appointment: Appointment, now = new Date()): Buffer =>
  Buffer.from(fileOf(['METHOD:PUBLISH', ...linesOf({ ...appointment, startsAt: appointment.startsAt.toISOString(), changedAt: now })]));

/** Writes a calendar that programs read again, once an hour (RFC 5545, and RFC 7986 for its name and how often). */
export function calendarFeed(name: string, events: CalendarEvent[]): string {
  const called = escaped(name);
  return fileOf([
    `NAME:${called}`,
    `X-WR-CALNAME:${called}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
  ]);
}
