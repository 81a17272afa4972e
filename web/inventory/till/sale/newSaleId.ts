import { uuidText } from '../../../core/randomUuid.ts';

/** The last byte of every inventory invoice id. */
const invoiceByte = 0x78;

/**
 * Creates a new invoice's id on the client, so that sending a sale twice books it once: a UUID version 7 (RFC 9562 §5.7) whose last byte is
 * its record type.
 */
export function newSaleId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 256 ** (5 - index)) % 256;
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  bytes[15] = invoiceByte;
  return uuidText(bytes);
}

/** Receipt number until the server assigns one: six random digits of the id. */
export const provisionalNumber = (id: string): string => `P-${id.slice(-8, -2).toUpperCase()}`;
