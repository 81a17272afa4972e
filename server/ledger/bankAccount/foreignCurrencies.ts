import type { EntityManager } from '@mikro-orm/postgresql';
import type { Issue } from '../../core/errors.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';

/** Returns the currencies of those of the ledger accounts that bank or cash accounts in another currency than the company's are kept in. */
export async function foreignCurrencies(em: EntityManager, accountIds: string[]): Promise<Map<string, string>> {
  const rows = await em.execute<{ id: string; currency: string }[]>(
    `select b.account_id as id, trim(b.currency) as currency from bank_account b join company c on c.id = b.company_id
     where b.company_id = noria_company() and b.account_id = any(?::uuid[]) and b.deleted_at is null and b.currency <> c.currency`,
    [`{${accountIds.join()}}`],
  );
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}

/**
 * Returns what is wrong with the amount of a line in the currency of its account; `currency` is undefined for an account in the company's `own`.
 * Codes: required, ownCurrency {currency}, tooManyDecimals {max}.
 */
export function foreignAmountIssues(amount: string | null, currency: string | undefined, own: string): Issue[] {
  if (!currency) return amount ? [{ code: 'ownCurrency', params: { currency: own } }] : [];
  if (!amount) return [{ code: 'required' }];
  const digits = currencyDecimals(currency);
  return round(amount, digits).equals(amount) ? [] : [{ code: 'tooManyDecimals', params: { max: digits } }];
}
