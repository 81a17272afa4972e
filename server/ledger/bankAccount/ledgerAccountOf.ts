import type { EntityManager } from '@mikro-orm/postgresql';

/** The ledger account that a bank or cash account is kept in. */
export interface MoneyAccount {
  id: string;
  /** Currency of the bank or cash account where that is not the company's: then its postings say the amount in it. */
  foreignCurrency: string | null;
}

/** Returns the ledger account that a bank or cash account is kept in. */
export async function ledgerAccountOf(em: EntityManager, id: string): Promise<MoneyAccount> {
  const [account] = await em.execute<[MoneyAccount]>(
    `select b.account_id as id, case when b.currency <> c.currency then trim(b.currency) end as "foreignCurrency"
     from bank_account b join company c on c.id = b.company_id where b.company_id = noria_company() and b.id = ?`,
    [id],
  );
  return account;
}
