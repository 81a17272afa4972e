import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../administration/user/User.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { creditSeries, writeInvoices } from '../../inventory/invoice/writeInvoices.ts';
import { writeMoves } from '../../inventory/stock/writeMoves.ts';
import { Till, TillSession } from '../../inventory/till/Till.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { bookInvoices } from './bookInvoices.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import type { DealsOf } from '../deals/planSales.ts';
import { DemoStock } from './DemoStock.ts';
import { issueDay, type IssuedInvoice } from './issueDay.ts';
import { planTill, type PlannedDay } from './planTill.ts';
import { readAssortment } from './readAssortment.ts';
import type { TillText } from './tillTexts.ts';
import { demoNow } from '../demoNow.ts';

/** Opening cash of a demo session. */
const float = '150';

/** The tills of a demo company and their cashiers. */
export interface TillOf extends DealsOf {
  till: TillText;
  cashiers: User[];
}

/**
 * Loads months of sales and returns at a demo company's tills, with their stock moves, payments and journal entries. All sessions are
 * counted and closed, except the first till's last one. The same invariants hold as for sales made one by one.
 */
export async function loadTill(em: EntityManager, of: TillOf) {
  const { currency, timeZone } = of.profile;
  const digits = currencyDecimals(currency);
  const assortment = await readAssortment(em);
  const stock = await DemoStock.hold(em, assortment);
  const days = planTill(of, stock.sellableFrom(assortment, of.since), digits);
  const tills = of.till.tills.map(name => ({ id: newId(codeOf(Till)), name, createdAt: of.since, updatedAt: of.since }));
  const books = { SALE: new NumberBook({ documentType: 'INVENTORY_INVOICE', prefix: 'POS' }), RETURN: new NumberBook(creditSeries) };
  const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone });
  const sessions = days.map((day, index) => sessionOf(day, index, { days, tills, cashiers: of.cashiers }));
  const due: IssuedInvoice[] = [];
  const issued = days.map((day, index) =>
    issueDay(day, { stock, due, books, dayOf, currency, digits, session: sessions[index], reasons: of.till.reasons }),
  );
  await insertRecords(em, Till, tills);
  const counted = sessions.map((session, index) => closed(session, { index, issued: issued[index], of }));
  await insertRecords(em, TillSession, counted);
  await writeMoves(em, stock.moves);
  const invoices = issued.flat();
  await writeInvoices(em, invoices);
  for (const book of Object.values(books)) await book.close(em);
  const bought = stock.bought.map(({ at, ...entry }) => ({ ...entry, journal: 'STOCK', postedOn: dayOf(at) }));
  await bookInvoices(
    em,
    invoices.map(({ posted }) => posted),
    [...bought, ...counted.flatMap(session => differenceOf(session, dayOf))],
  );
  return invoices.map(({ invoice: { id, number, createdAt, cashier } }) => ({ id, name: number, createdAt, owner: cashier }));
}

/** Journal entry for a cash difference, if there is one. */
function differenceOf({ id, closedAt, countedCash, closedWith }: ReturnType<typeof closed>, dayOf: (at: Date) => string) {
  const difference = new Decimal(countedCash ?? 0).minus(closedWith ?? 0);
  if (!closedAt || difference.isZero()) return [];
  const lines: Posting[] = [
    { account: 'CASH', debit: difference },
    { account: 'CASH_DIFFERENCE', credit: difference },
  ];
  return [{ sourceId: id, journal: 'CASH', postedOn: dayOf(closedAt), lines }];
}

/** The session of a day; on the first till's last day it is still open. */
function sessionOf(
  day: PlannedDay,
  index: number,
  { days, tills, cashiers }: { days: PlannedDay[]; tills: { id: string }[]; cashiers: User[] },
) {
  const isOpen = day.till === 0 && !days.slice(index + 1).some(({ till }) => till === 0);
  const closedAt = isOpen ? null : new Date(Math.min(day.closesAt.getTime(), demoNow()));
  const cashier = cashiers[isOpen ? 0 : index % cashiers.length].id;
  const times = { openedAt: day.opensAt, createdAt: day.opensAt, updatedAt: closedAt ?? day.opensAt };
  return { id: newId(codeOf(TillSession)), till: tills[day.till].id, cashier, float, closedAt, ...times };
}

/** Closes a session with its counted cash, which is occasionally slightly off. */
function closed(session: ReturnType<typeof sessionOf>, { index, issued, of }: { index: number; issued: IssuedInvoice[]; of: TillOf }) {
  if (!session.closedAt) return { ...session, closedBy: null, closedWith: null, countedCash: null, note: null };
  const cash = issued.reduce((sum, { invoice }) => sum.plus(invoice.cash), new Decimal(float));
  const wrong = index % 11 === 4 ? new Decimal(index % 2 ? '-1.5' : '0.25') : new Decimal(0);
  const note = wrong.isZero() ? null : of.till.notes[index % of.till.notes.length];
  return { ...session, closedBy: session.cashier, closedWith: cash.toFixed(), countedCash: cash.plus(wrong).toFixed(), note };
}
