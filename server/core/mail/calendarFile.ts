/** An appointment that a calendar takes up. */
export interface Appointment {
  /** The same for every version of the appointment. */
  uid: string;
  /** Higher for each later version. */
  sequence: number;
  startsAt: Date;
  minutes: number;
  title: string;
}

/** Bytes of a line at most (RFC 5545, 3.1). */
const lineLimit = 75;

const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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

/** Writes an appointment as an iCalendar file (RFC 5545). */
export function calendarFile({ uid, sequence, startsAt, minutes, title }: Appointment, now = new Date()): Buffer {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Noria//Noria//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return Buffer.from(`${lines.map(folded).join('\r\n')}\r\n`);
}
