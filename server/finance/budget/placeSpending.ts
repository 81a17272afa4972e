import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import type { PlacedSpending, Spending } from './Spending.ts';

interface Line {
  id: string;
  headId: string | null;
  isBelow: boolean;
  costCenterId: string | null;
  from: string;
  to: string;
  isOpen: boolean;
}

/**
 * Finds the budget line that spending belongs to, unless it names one: of the active budgets of its day, the line on its head or the nearest
 * head above, one of its cost center before one of the whole company. A named line gives its head and its cost center where none is given.
 * @throws InvalidInput `budgetLineId` notFound, inactive, budgetAmbiguous; `issuedOn` outsideBudget {from, to}; `headId` headOutsideLine;
 * `costCenterId` costCenterOutsideBudget.
 */
export async function placeSpending(em: EntityManager, spending: Spending): Promise<PlacedSpending> {
  const placed = spending.budgetLineId ? await named(em, spending) : await found(em, spending);
  const [row] = placed.headId
    ? await em.execute<{ accountId: string | null }[]>(
        'select account_id as "accountId" from expense_head where company_id = noria_company() and id = ?',
        [placed.headId],
      )
    : [];
  return { ...placed, accountId: row?.accountId ?? null };
}

async function named(em: EntityManager, spending: Spending): Promise<Spending> {
  const [line] = await em.execute<Line[]>(
    `select l.id, l.head_id as "headId", ?::uuid is null or l.head_id is null or ?::uuid in (select b.id from noria_heads_below(l.company_id, l.head_id) b) as "isBelow",
       b.cost_center_id as "costCenterId", b.starts_on::text as "from", b.ends_on::text as "to", b.status = 'ACTIVE' as "isOpen"
     from budget_line l join budget b on b.company_id = l.company_id and b.id = l.budget_id
     where l.company_id = noria_company() and l.id = ? and l.deleted_at is null and b.deleted_at is null`,
    [spending.headId, spending.headId, spending.budgetLineId],
  );
  if (!line) throw new InvalidInput({ field: 'budgetLineId', code: 'notFound' });
  if (!line.isOpen) throw new InvalidInput({ field: 'budgetLineId', code: 'inactive' });
  if (!line.isBelow) throw new InvalidInput({ field: 'headId', code: 'headOutsideLine' });
  const { from, to } = line;
  if (spending.on < from || spending.on > to) throw new InvalidInput({ field: 'issuedOn', code: 'outsideBudget', params: { from, to } });
  if (line.costCenterId && spending.costCenterId && line.costCenterId !== spending.costCenterId)
    throw new InvalidInput({ field: 'costCenterId', code: 'costCenterOutsideBudget' });
  return { ...spending, headId: spending.headId ?? line.headId, costCenterId: spending.costCenterId ?? line.costCenterId };
}

async function found(em: EntityManager, spending: Spending): Promise<Spending> {
  const [first, second] = await em.execute<{ id: string; place: string }[]>(
    `with recursive up (id, parent_id, depth) as (
       select id, parent_id, 0 from expense_head where company_id = noria_company() and id = ?
       union all
       select h.id, h.parent_id, depth + 1 from expense_head h join up u on h.company_id = noria_company() and h.id = u.parent_id
     )
     select l.id, concat(u.depth, b.cost_center_id) as place
     from up u join budget_line l on l.company_id = noria_company() and l.head_id = u.id and l.deleted_at is null
       join budget b on b.company_id = l.company_id and b.id = l.budget_id and b.deleted_at is null and b.status = 'ACTIVE'
         and ?::date between b.starts_on and b.ends_on and (b.cost_center_id is null or b.cost_center_id = ?)
     order by u.depth, b.cost_center_id nulls last, l.id limit 2`,
    [spending.headId, spending.on, spending.costCenterId],
  );
  if (second && first.place === second.place) throw new InvalidInput({ field: 'budgetLineId', code: 'budgetAmbiguous' });
  return { ...spending, budgetLineId: first?.id ?? null };
}
