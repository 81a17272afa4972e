import { companyToday } from '../../core/database/companyToday.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/expense.rules.ts';
import { ExpenseService } from '../../finance/expense/ExpenseService.ts';
import { dice } from '../dice.ts';

const day = 86_400_000;
/** Months back for which monthly expenses are booked. */
const months = 7;
/** Days after which an expense is due, and paid. */
const terms = 21;

interface Planned {
  fields: string[];
  on: string;
  /** Share of the usual amount. */
  share: number;
}

/** Books the expenses of a demo company in the order of their days, as its bookkeeper would: under the caps, paid when due. */
export async function loadExpenses(
  scope: Scope,
  rows: string[][],
  { headOf, centerOf }: { headOf: Map<string, string>; centerOf: Map<string, string> },
) {
  const service = new ExpenseService(scope);
  const digits = currencyDecimals(scope.viewer.currency!);
  const today = await companyToday(scope.em);
  const made: { id: string; name: string; createdAt: Date }[] = [];
  for (const { fields, on, share } of planned(rows, today)) {
    const [title, head, payee, center, net, vatCategory, , fate = ''] = fields;
    const values = {
      title,
      headId: headOf.get(head)!,
      costCenterId: centerOf.get(center) ?? null,
      payee,
      net: new Decimal(net).times(share).toDecimalPlaces(digits).toFixed(),
      vatCategory: vatCategory as PurchaseVatCategoryName,
      issuedOn: on,
      dueOn: later(on, terms),
    };
    const isState = ['draft', 'void', 'unpaid'].includes(fate);
    const createdAt = new Date(`${on}T15:00:00Z`);
    if (fate === 'draft') {
      const { id } = await service.create({ ...values, issuedOn: null, dueOn: null } as never);
      made.push({ id, name: title, createdAt });
      continue;
    }
    const { id, number } = await service.book({ ...values, overrideReason: isState || !fate ? null : fate });
    made.push({ id, name: number!, createdAt });
    if (fate === 'void') await service.void({ id, voidedOn: later(on, 1) });
    else if (fate !== 'unpaid' && later(on, terms) <= today) await service.pay({ id, method: 'BANK', paidOn: later(on, terms) });
  }
  await scope.em.execute(
    `update expense e set created_at = m.at, updated_at = m.at from jsonb_to_recordset(?::jsonb) as m (id uuid, at timestamptz)
     where e.company_id = noria_company() and e.id = m.id`,
    [JSON.stringify(made.map(({ id, createdAt: at }) => ({ id, at })))],
  );
  return made;
}

/** Each expense on each of its days, oldest first; monthly ones vary by a few percent from month to month unless the head's rent is fixed. */
function planned(rows: string[][], today: string): Planned[] {
  const all = rows.flatMap((fields, index): Planned[] => {
    const when = Number(fields[6]);
    if (when < 0) return [{ fields, on: new Date(Date.now() + when * day).toISOString().slice(0, 10), share: 1 }];
    const chance = dice(index + 1);
    return Array.from({ length: months }, (_, ago) => ({
      fields,
      on: monthly(months - 1 - ago, when),
      share: fields[5] === 'EXEMPT' ? 1 : 0.9 + Math.round(chance() * 20) / 100,
    }));
  });
  return all.filter(({ on }) => on < today).toSorted((one, other) => one.on.localeCompare(other.on));
}

function monthly(ago: number, dayOfMonth: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, dayOfMonth)).toISOString().slice(0, 10);
}

const later = (on: string, days: number) => new Date(Date.parse(on) + days * day).toISOString().slice(0, 10);
