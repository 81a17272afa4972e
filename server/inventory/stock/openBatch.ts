import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput } from '../../core/errors.ts';
import { StockBatch } from './StockBatch.ts';

/** A batch as given when goods are received. */
export interface BatchValues {
  productId: string;
  /** As printed on the package; without a number, the expiry date identifies the batch. */
  number?: string | null;
  manufacturedOn?: string | null;
  expiresOn?: string | null;
}

/**
 * Finds or creates the batch of a product with a number and returns its id; null if neither a number nor an expiry date identifies it.
 * @throws InvalidInput on the field: `expiresBeforeMade`; `batchDiffers` if the number exists with another expiry date.
 */
export async function openBatch(
  em: EntityManager,
  { productId, number, manufacturedOn = null, expiresOn = null }: BatchValues,
  field = 'expiresOn',
): Promise<string | null> {
  const name = number?.trim() || expiresOn?.replaceAll('-', '');
  if (!name) return null;
  if (manufacturedOn && expiresOn && expiresOn <= manufacturedOn) throw new InvalidInput({ field, code: 'expiresBeforeMade' });
  const [row] = await em.execute<{ id: string; expires_on: string | null }[]>(
    `insert into stock_batch (id, product_id, number, manufactured_on, expires_on) values (?, ?, ?, ?, ?)
     on conflict (company_id, product_id, lower(number)) where deleted_at is null do update set number = stock_batch.number
     returning id, expires_on::text`,
    [newId(codeOf(StockBatch)), productId, name, manufacturedOn, expiresOn],
  );
  if (expiresOn && row.expires_on !== expiresOn) throw new InvalidInput({ field, code: 'batchDiffers' });
  return row.id;
}
