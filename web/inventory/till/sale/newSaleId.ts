import { uuidText } from '../../../core/randomUuid.ts';

/** The byte that ends the id of every inventory invoice. */
const invoiceByte = 0x78;

/** A new invoice's id, made here so that saying a sale twice is one sale: a UUID version 7 (RFC 9562 §5.7) whose last byte is its record type. */
export function newSaleId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 256 ** (5 - index)) % 256;
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  bytes[15] = invoiceByte;
  return uuidText(bytes);
}

/** What a receipt is called until the server has given it a number: six digits of the id that are random. */
export const provisionalNumber = (id: string): string => `P-${id.slice(-8, -2).toUpperCase()}`;
