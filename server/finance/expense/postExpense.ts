import type { EntityManager } from '@mikro-orm/postgresql';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem, type HomeWorth } from '../../ledger/openItem/registerOpenItem.ts';
import type { Expense } from './Expense.ts';

/**
 * Posts an issued expense and registers what is owed (modules, expense): Dr the head's account, by default EXPENSES, with the cost center; Dr
 * VAT_INPUT; Cr PAYABLE. With reverse charge, Cr VAT_OUTPUT takes the tax instead of the payee (modules L2). `home` is what is owed on it in
 * the company's currency, if it is in another one (modules L1).
 */
export async function postExpense(em: EntityManager, expense: Expense, accountId: string | null, home: HomeWorth | null): Promise<void> {
  const { id, number, title, partyId, currency, vatCategory, total: amount } = expense;
  const [net, vat, total] = [expense.homeNet ?? expense.net, expense.homeVat ?? expense.vat, home?.homeAmount ?? amount];
  const issuedOn = expense.issuedOn!;
  const account = accountId ? { id: accountId } : ('EXPENSES' as const);
  const lines: Posting[] = [
    { account, debit: net, costCenterId: expense.costCenter?.id },
    { account: 'VAT_INPUT', debit: vat },
    { account: 'VAT_OUTPUT', credit: vatCategory === 'REVERSE_CHARGE' ? vat : 0 },
    { account: 'PAYABLE', credit: total, partyId },
  ];
  await registerOpenItem(em, {
    id,
    kind: 'EXPENSE',
    direction: 'PAYABLE',
    number,
    partyId,
    currency,
    amount,
    home,
    issuedOn,
    dueOn: expense.dueOn,
  });
  await postEntry(em, { postedOn: issuedOn, journal: 'PURCHASES', sourceId: id, description: `${number} ${title}`, lines });
}
