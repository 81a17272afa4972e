import type { EntityManager } from '@mikro-orm/postgresql';
import type { Company } from '../../administration/company/Company.ts';
import { loadBanking } from './loadBanking.ts';
import { loadBankStatements } from './loadBankStatement.ts';
import { loadForeignAccount } from './loadForeignAccount.ts';
import type { MoneyText } from './loadMoney.ts';

interface BankOf {
  text: MoneyText;
  profile: Pick<Company, 'currency' | 'timeZone'>;
  since: Date;
}

/** Loads what went through the company's bank accounts, and their statements; nobody is told anew of what was overdue by then. */
export async function loadBank(em: EntityManager, { text, profile, since }: BankOf): Promise<void> {
  await loadBanking(em, text.banking, since);
  await loadForeignAccount(em, { text, profile });
  await loadBankStatements(em, { text: text.statement, timeZone: profile.timeZone });
  await em.execute('update open_item set overdue_told_for = due_on where company_id = noria_company() and due_on < noria_today()');
}
