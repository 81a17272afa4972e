import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput } from '../../core/errors.ts';
import { StockBatch } from './StockBatch.ts';

/** A batch as somebody names it who puts goods away. */
export interface BatchValues {
  productId: string;
  /** As it stands on the pack; where nothing does, its last day tells it from others. */
  number?: string | null;
  manufacturedOn?: string | null;
  expiresOn?: string | null;
}

/**
 * The batch of a product by that number, made where there is none: its id; null where nothing tells a batch from others.
 * @throws InvalidInput `expiresBeforeMade`; `batchDiffers` where the number is known with another last day.
 */
export async function openBatch(
  em: EntityManager,
  { productId, number, manufacturedOn = null, expiresOn = null }: BatchValues,
): Promise<string | null> {
  const name = number?.trim() || expiresOn?.replaceAll('-', '');
  if (!name) return null;
  if (manufacturedOn && expiresOn && expiresOn <= manufacturedOn) throw new InvalidInput({ field: 'expiresOn', code: 'expiresBeforeMade' });
  const [row] = await em.execute<{ id: string; expires_on: string | null }[]>(
    `insert into stock_batch (id, product_id, number, manufactured_on, expires_on) values (?, ?, ?, ?, ?)
     on conflict (company_id, product_id, lower(number)) where deleted_at is null do update set number = stock_batch.number
     returning id, expires_on::text`,
    [newId(codeOf(StockBatch)), productId, name, manufacturedOn, expiresOn],
  );
  if (expiresOn && row.expires_on !== expiresOn) throw new InvalidInput({ field: 'expiresOn', code: 'batchDiffers' });
  return row.id;
}
