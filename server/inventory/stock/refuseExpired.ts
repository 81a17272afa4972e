import type { EntityManager } from '@mikro-orm/postgresql';
import { todaySql } from '../../core/database/companyToday.ts';
import { InvalidInput } from '../../core/errors.ts';

/** Description of the input field `acceptExpired`. */
export const acceptExpiredText = 'Accepts goods that expired before today; otherwise they are refused with alreadyExpired.';

/**
 * Refuses incoming goods of an expired batch unless the user accepts them explicitly: they cannot be sold.
 * @throws InvalidInput `alreadyExpired` {date} on the field, by default `expiresOn`.
 */
export async function refuseExpired(
  em: EntityManager,
  batchIds: (string | null | undefined)[],
  { acceptExpired, field = 'expiresOn' }: { acceptExpired: boolean; field?: string },
): Promise<void> {
  const ids = batchIds.flatMap(id => id ?? []);
  if (acceptExpired || !ids.length) return;
  const [expired] = await em.execute<{ date: string }[]>(
    `select min(expires_on)::text as date from stock_batch where company_id = noria_company() and id = any (?::uuid[]) and expires_on < ${todaySql}
     having count(*) > 0`,
    [`{${ids.join()}}`],
  );
  if (expired) throw new InvalidInput({ field, code: 'alreadyExpired', params: { date: expired.date } });
}
