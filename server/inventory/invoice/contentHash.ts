import { createHash } from 'node:crypto';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { SaleFacts } from './askSaleFacts.ts';
import type { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';

/** Returns a hash of a validated document's input: the same regardless of number formatting and of explicit nulls. */
export function contentHash(kind: `${InventoryInvoiceKind}`, said: object): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, canonical(said)]))
    .digest('base64url');
}

/**
 * Returns whether a document was already issued under its id.
 * @throws InvalidInput `id` keyReused if that document had other content.
 */
export function isRepeated({ issuedAs }: SaleFacts, hash: string): boolean {
  if (issuedAs === null) return false;
  // Documents issued before hashes were stored have none.
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
