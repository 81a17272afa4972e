import { createHash } from 'node:crypto';
import { EventLoopBreak } from '../../core/import/EventLoopBreak.ts';
import { InvalidInput } from '../../core/errors.ts';

/** Maximum bookings of one file; longer statements are imported month by month. */
export const lineLimit = 10_000;
/** Maximum statements of one file. */
export const statementLimit = 100;
/** Maximum characters kept of a name, of a reference, and of an account number. */
const nameLimit = 140;
export const textLimit = 1_000;
const ibanLimit = 34;

/** A booking as the bank reports it. */
export interface BookedLine {
  bookedOn: string;
  /** Exact decimal: positive what came in, negative what went out. */
  amount: string;
  partyName: string | null;
  partyIban: string | null;
  /** What the payer wrote, and their reference. */
  reference: string | null;
  /** The bank's own reference. */
  bankReference: string | null;
}

/** A statement read from a file, before it is checked against the bank account. */
export interface StatementFile {
  reference: string | null;
  iban: string | null;
  /** ISO 4217; null where the file names none. */
  currency: string | null;
  opening: string | null;
  closing: string | null;
  lines: BookedLine[];
}

/** The refusal of a file that is no bank statement. */
export const unreadable = () => new InvalidInput({ field: 'file', code: 'statementUnreadable' });

/** The refusal of a file with more than the limits allow. */
export const tooLong = () => new InvalidInput({ field: 'file', code: 'importTooLarge' });

/** Returns a text in one line, cut to what is kept of it; null if nothing is left. */
export function shortText(text: string, limit = nameLimit): string | null {
  const plain = text
    .slice(0, 4 * limit)
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .toWellFormed();
  return plain.slice(0, limit).toWellFormed() || null;
}

/** Returns an account number without spaces, as it is stored; null if there is none. */
export const plainIban = (text: string): string | null =>
  text
    .slice(0, 2 * ibanLimit)
    .replace(/[^A-Za-z\d]/g, '')
    .toUpperCase()
    .slice(0, ibanLimit) || null;

/**
 * Returns a key of each line that is the same whenever the bank reports that booking again, in this file or in one that overlaps it. Equal
 * bookings of one day are told apart by counting them.
 */
export async function keysOf(lines: BookedLine[]): Promise<string[]> {
  const counts = new Map<string, number>();
  const breath = new EventLoopBreak();
  const keys: string[] = [];
  for (const { bookedOn, amount, partyName, partyIban, reference, bankReference } of lines) {
    if (breath.isDue) await breath.take();
    const booking = JSON.stringify([bookedOn, amount, ...(bankReference ? [bankReference] : [partyName, partyIban, reference])]);
    const count = (counts.get(booking) ?? 0) + 1;
    counts.set(booking, count);
    keys.push(createHash('sha256').update(`${count} ${booking}`).digest('base64url'));
  }
  return keys;
}
