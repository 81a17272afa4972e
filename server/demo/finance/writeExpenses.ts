import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { Expense } from '../../finance/expense/Expense.ts';
import { taxedCategories } from '../../finance/expense/expense.rules.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/purchaseVatCategories.rules.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { paymentOf } from '../money/paymentOf.ts';
import { postedEntry, writeBooks } from '../money/writeBooks.ts';

/** An issued expense to write, of which no cap is exceeded. */
export interface WrittenExpense {
  number: string;
  title: string;
  payee: string;
  head: string;
  costCenter: string | null;
  budgetLine: string | null;
  /** Account of its head; the one of expenses, if it has none. */
  account: string | null;
  net: string;
  vatCategory: PurchaseVatCategoryName;
  issuedOn: string;
  dueOn: string;
  isPaid: boolean;
}

/**
 * Writes issued expenses, their bookings and, when they are due, their payments at once, a statement for each table, as the service writes them
 * one by one. Returns them as they are stored.
 */
export async function writeExpenses(em: EntityManager, expenses: WrittenExpense[], currency: string) {
  const [{ rate }] = await em.execute<[{ rate: string }]>(
    'select trim_scale(tax_rate)::text as rate from company where id = noria_company()',
  );
  const digits = currencyDecimals(currency);
  const written = expenses.map(({ account, isPaid, ...expense }) => {
    const id = newId(codeOf(Expense));
    const { number, title, net, vatCategory, costCenter, issuedOn, dueOn } = expense;
    const vatRate = taxedCategories.includes(vatCategory) ? rate : '0';
    const vat = round(new Decimal(net).times(vatRate).div(100), digits).toFixed();
    const isReversed = vatCategory === 'REVERSE_CHARGE';
    const total = new Decimal(net).plus(isReversed ? 0 : vat).toFixed();
    const at = `${issuedOn}T15:00:00Z`;
    const row = { id, ...expense, status: 'ISSUED', currency, vatRate, vat, total, createdAt: at, updatedAt: at };
    const postings: Posting[] = [
      { account: account ? { id: account } : 'EXPENSES', debit: net, costCenterId: costCenter },
      { account: 'VAT_INPUT', debit: vat },
      { account: 'VAT_OUTPUT', credit: isReversed ? vat : 0 },
      { account: 'PAYABLE', credit: total },
    ];
    const owed = { id, number, currency, total, customer: null, isPayable: true };
    return {
      row,
      posted: postedEntry({ sourceId: id, description: `${number} ${title}`, journal: 'PURCHASES', postedOn: issuedOn }, postings),
      payment: isPaid ? paymentOf({ share: '1', paidOn: dueOn, method: 'BANK' }, owed) : null,
    };
  });
  const rows = written.map(({ row }) => row);
  const payments = written.flatMap(({ payment }) => payment ?? []);
  await insertRecords(em, Expense, rows);
  await em.execute(insertBookings, [JSON.stringify(rows)]);
  await writeBooks(em, {
    entries: [...written.map(({ posted }) => posted), ...payments.map(({ posted }) => posted)],
    items: rows.map(row => ({ ...row, kind: 'EXPENSE', direction: 'PAYABLE', customer: null })),
    payments,
  });
  return rows;
}

const insertBookings = `
  insert into budget_booking (id, head_id, budget_line_id, cost_center_id, booked_on, amount, source_id)
  select noria_new_id(148), head, "budgetLine", "costCenter", "issuedOn", net, id
  from jsonb_to_recordset(?::jsonb) as e (id uuid, head uuid, "budgetLine" uuid, "costCenter" uuid, "issuedOn" date, net numeric)`;
