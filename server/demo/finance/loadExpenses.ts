import { companyToday } from '../../core/database/companyToday.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/purchaseVatCategories.rules.ts';
import { ExpenseService } from '../../finance/expense/ExpenseService.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import { dice } from '../dice.ts';
import { forget } from '../forget.ts';
import { months } from '../history.ts';
import { writeExpenses } from './writeExpenses.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;
/** Days after which an expense is due, and paid. */
const terms = 21;

interface Planned {
  fields: string[];
  on: string;
  /** Share of the usual amount. */
  share: number;
}

/** What expenses refer to: heads and cost centers by title, and the budgets that they are booked on. */
interface Known {
  headOf: Map<string, string>;
  centerOf: Map<string, string>;
  heads: readonly { id: string; parent: string | null; account: string | null }[];
  budgets: readonly { id: string; startsOn: string; endsOn: string; costCenter: string | null }[];
  lines: readonly { id: string; budget: string; head: string }[];
}

/**
 * Loads the expenses of a demo company: the monthly ones at once, the others in the order of their days as its bookkeeper books them, under
 * the caps; paid when due.
 */
export async function loadExpenses(scope: Scope, rows: string[][], known: Known) {
  const { em } = scope;
  const currency = scope.viewer.currency!;
  const today = await companyToday(em);
  const book = new NumberBook({ documentType: 'EXPENSE', prefix: 'EXP' });
  const all = planned(rows, today).map(({ fields, on, share }) => {
    const [title, head, payee, center, net, vatCategory, , fate = ''] = fields;
    return {
      isUsual: Number(fields[6]) > 0,
      fate,
      number: fate === 'draft' ? '' : book.draw(on),
      title,
      head: known.headOf.get(head)!,
      costCenter: known.centerOf.get(center) ?? null,
      payee,
      net: new Decimal(net).times(share).toDecimalPlaces(currencyDecimals(currency)).toFixed(),
      vatCategory: vatCategory as PurchaseVatCategoryName,
      issuedOn: on,
      dueOn: later(on, terms),
    };
  });
  const [usual, single] = [all.filter(({ isUsual }) => isUsual), all.filter(({ isUsual }) => !isUsual)];
  const written = await writeExpenses(
    em,
    usual.map(({ isUsual: _isUsual, fate: _fate, ...expense }) => {
      const account = known.heads.find(({ id }) => id === expense.head)!.account;
      return { ...expense, budgetLine: lineFor(expense, known), account, isPaid: expense.dueOn <= today };
    }),
    currency,
  );
  const made = written.map(({ id, number: name, createdAt }) => ({ id, name, createdAt: new Date(createdAt) }));
  for (const { fate, number, issuedOn, dueOn, head: headId, costCenter: costCenterId, ...values } of single) {
    const service = new ExpenseService(scope);
    const { isUsual: _isUsual, ...expense } = { ...values, headId, costCenterId };
    const createdAt = new Date(`${issuedOn}T15:00:00Z`);
    if (fate === 'draft') made.push({ id: (await service.create(expense as never)).id, name: values.title, createdAt });
    else {
      await book.handOver(em, number);
      const isState = ['void', 'unpaid'].includes(fate);
      const { id } = await service.book({ ...expense, issuedOn, dueOn, overrideReason: isState || !fate ? null : fate });
      made.push({ id, name: number, createdAt });
      if (fate === 'void') await service.void({ id, voidedOn: later(issuedOn, 1) });
      else if (fate !== 'unpaid' && dueOn <= today) await service.pay({ id, method: 'BANK', paidOn: dueOn });
    }
    await forget(em);
  }
  await book.close(em);
  await em.execute(
    `update expense e set created_at = m.at, updated_at = m.at from jsonb_to_recordset(?::jsonb) as m (id uuid, at timestamptz)
     where e.company_id = noria_company() and e.id = m.id`,
    [JSON.stringify(made.slice(written.length).map(({ id, createdAt: at }) => ({ id, at })))],
  );
  return made;
}

/** The line of the budget that an expense belongs to: on its head or the nearest above, one of its cost center before one of the company. */
function lineFor(
  { head, costCenter, issuedOn }: { head: string; costCenter: string | null; issuedOn: string },
  { heads, budgets, lines }: Known,
): string | null {
  const open = budgets
    .filter(({ startsOn, endsOn, costCenter: of }) => startsOn <= issuedOn && issuedOn <= endsOn && (!of || of === costCenter))
    .toSorted((one, other) => Number(!one.costCenter) - Number(!other.costCenter));
  for (let at: string | null = head; at; at = heads.find(({ id }) => id === at)!.parent)
    for (const { id: budget } of open) {
      const line = lines.find(one => one.budget === budget && one.head === at);
      if (line) return line.id;
    }
  return null;
}

/** Each expense on each of its days, oldest first; monthly ones rise over the year and vary from month to month, unless they are a rent. */
function planned(rows: string[][], today: string): Planned[] {
  const all = rows.flatMap((fields, index): Planned[] => {
    const when = Number(fields[6]);
    if (when < 0) return [{ fields, on: new Date(demoNow() + when * day).toISOString().slice(0, 10), share: 1 }];
    const chance = dice(index + 1);
    return Array.from({ length: months }, (_, ago) => ({
      fields,
      on: monthly(months - 1 - ago, when),
      share: fields[5] === 'EXEMPT' ? 1 : 0.86 + Math.round((ago / months) * 12 + chance() * 14) / 100,
    }));
  });
  return all.filter(({ on }) => on < today).toSorted((one, other) => one.on.localeCompare(other.on));
}

function monthly(ago: number, dayOfMonth: number): string {
  const now = new Date(demoNow());
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, dayOfMonth)).toISOString().slice(0, 10);
}

const later = (on: string, days: number) => new Date(Date.parse(on) + days * day).toISOString().slice(0, 10);
