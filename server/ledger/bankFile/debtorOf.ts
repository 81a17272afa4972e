import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { BankFile } from './bankTransfers.ts';

/**
 * Returns the company's account that pays: the one named, or else its oldest active bank account in its own currency with an IBAN.
 * @throws InvalidInput `bankAccountId` ibanMissing.
 */
export async function debtorOf({ em, viewer }: Scope, bankAccountId: string | null): Promise<BankFile['debtor']> {
  const [account] = await em.execute<{ iban: string; bic: string | null }[]>(
    `select b.iban, b.bic from bank_account b join company c on c.id = b.company_id
     where b.company_id = noria_company() and b.deleted_at is null and b.status = 'ACTIVE' and b.kind = 'BANK' and b.iban is not null
       and (?::uuid is null and b.currency = c.currency or b.id = ?::uuid) order by b.opened_on, b.id limit 1`,
    [bankAccountId, bankAccountId],
  );
  if (!account) throw new InvalidInput({ field: 'bankAccountId', code: 'ibanMissing' });
  return { ...account, name: viewer.companyName };
}
