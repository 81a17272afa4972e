import type { EntityManager } from '@mikro-orm/postgresql';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Account } from '../../ledger/account/Account.ts';
import { currencyAbroad } from '../invoices/loadExchangeRates.ts';
import { BankAccount } from '../../ledger/bankAccount/BankAccount.ts';

/** What a company calls its bank accounts, of which one is in the currency of the client abroad, and its cash box. */
export interface BankAccountNames {
  bank: string;
  iban: string;
  bic: string;
  cash: string;
  abroad: { name: string; iban: string };
}

/** Loads a bank account and a cash box, kept in the accounts that payments use, and a bank account in another currency. Returns the first one's id. */
export async function loadBankAccounts(
  em: EntityManager,
  { names, openedOn, currency }: { names: BankAccountNames; openedOn: string; currency: string },
): Promise<string> {
  const [bank, cash] = [await em.findOneOrFail(Account, { role: 'BANK' }), await em.findOneOrFail(Account, { role: 'CASH' })];
  const [{ opening }] = await em.execute<[{ opening: string }]>(
    `select trim_scale(coalesce(sum(debit - credit), 0))::text as opening from account_day
     where company_id = noria_company() and account_id = ? and posted_on < ?`,
    [bank.id, openedOn],
  );
  const more = { openedOn, currency, openingBalance: '0', status: ActiveStatus.ACTIVE };
  const { name, iban } = names.abroad;
  const euros = em.create(Account, { number: `${Number(bank.number) + 5}`, name, type: 'ASSET', parent: bank.parent });
  em.create(BankAccount, { ...more, name, iban, bic: names.bic, kind: 'BANK', currency: currencyAbroad(currency), account: euros });
  await em.flush();
  const account = em.create(BankAccount, {
    ...more,
    openingBalance: opening,
    name: names.bank,
    kind: 'BANK',
    iban: names.iban,
    bic: names.bic,
    account: bank,
  });
  em.create(BankAccount, { ...more, name: names.cash, kind: 'CASH', account: cash });
  await em.flush();
  return account.id;
}
