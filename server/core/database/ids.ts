import { randomFillSync } from 'node:crypto';

const random = new Uint8Array(16 * 256);
let used = random.length;
let lastMillisecond = 0;
let counter = 0;

/**
 * Creates an id: a UUID version 7 (RFC 9562 §5.7) whose last byte is the record type, so that an id alone identifies its table. Ids created
 * by one process increase: 12 bits count within a millisecond, 54 bits are random.
 */
export function newId(type: number): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.slice(used, (used += 16));
  const now = Date.now();
  counter = now > lastMillisecond ? (bytes[6] << 2) & 0x3ff : counter + 1;
  lastMillisecond = Math.max(now, lastMillisecond);
  if (counter > 0xfff) {
    lastMillisecond += 1;
    counter = 0;
  }
  const time = lastMillisecond.toString(16).padStart(12, '0');
  bytes[6] = 0x70 | (counter >> 8);
  bytes[7] = counter & 0xff;
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  bytes[15] = type;
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + 6, 10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`;
}

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns the record type of an id, or undefined if it is not a valid Noria id. */
export function typeOfId(id: string): number | undefined {
  return form.test(id) ? Number.parseInt(id.slice(-2), 16) : undefined;
}
