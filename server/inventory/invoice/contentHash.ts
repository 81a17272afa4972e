import { createHash } from 'node:crypto';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { SaleFacts } from './askSaleFacts.ts';
import type { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';

/** What a checked document says, as one hash: the same however its numbers are written and whether what is left out is named. */
export function contentHash(kind: `${InventoryInvoiceKind}`, said: object): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, canonical(said)]))
    .digest('base64url');
}

/** Whether a document was issued before under its id. InvalidInput `id` keyReused where that one said something else. */
export function isSaidBefore({ issuedAs }: SaleFacts, hash: string): boolean {
  if (issuedAs === null) return false;
  // What was issued before hashes were kept has none.
  if (issuedAs && issuedAs !== hash) throw new InvalidInput({ field: 'id', code: 'keyReused' });
  return true;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return /^-?\d{1,30}(\.\d{1,30})?$/.test(value) ? new Decimal(value).toFixed() : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, said]) => said !== null && said !== undefined);
  return fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, said]) => [name, canonical(said)]);
}
