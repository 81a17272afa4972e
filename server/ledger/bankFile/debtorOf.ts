import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { BankFile } from './bankTransfers.ts';

/**
 * Returns the company's account that pays: the one named, or else its oldest active bank account with an IBAN.
 * @throws InvalidInput `bankAccountId` ibanMissing.
 */
export async function debtorOf({ em, viewer }: Scope, bankAccountId: string | null): Promise<BankFile['debtor']> {
  const [account] = await em.execute<{ iban: string; bic: string | null }[]>(
    `select iban, bic from bank_account where company_id = noria_company() and deleted_at is null and status = 'ACTIVE' and kind = 'BANK'
       and iban is not null and (?::uuid is null or id = ?::uuid) order by opened_on, id limit 1`,
    [bankAccountId, bankAccountId],
  );
  if (!account) throw new InvalidInput({ field: 'bankAccountId', code: 'ibanMissing' });
  return { ...account, name: viewer.companyName };
}
