import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the id of the ledger account that a bank or cash account is kept in. */
export async function ledgerAccountOf(em: EntityManager, id: string): Promise<string> {
  const [{ accountId }] = await em.execute<{ accountId: string }[]>(
    'select account_id as "accountId" from bank_account where company_id = noria_company() and id = ?',
    [id],
  );
  return accountId;
}
