import { randomBytes } from 'node:crypto';

/** Crockford's base 32, and its five further check symbols. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U';

/** Number of random bytes: 80 bits are 16 symbols. */
const size = 10;

/** Returns a new tracking id: 80 random bits in Crockford's base 32, followed by its check symbol (domain §6). */
export function newTrackingId(): string {
  let bits = BigInt(`0x${randomBytes(size).toString('hex')}`);
  const check = symbols[Number(bits % 37n)];
  let text = '';
  for (let place = 0; place < 16; place++) {
    text = symbols[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text + check;
}

/** Whether a text is a tracking id whose check symbol is right; typing mistakes are told without a search. */
export function isTrackingId(text: string): boolean {
  if (!/^[0-9A-HJKMNP-TV-Z]{16}[0-9A-HJKMNP-TV-Z*~$=U]$/.test(text)) return false;
  const bits = Array.from(text.slice(0, 16)).reduce((sum, symbol) => sum * 32n + BigInt(symbols.indexOf(symbol)), 0n);
  return symbols[Number(bits % 37n)] === text[16];
}
