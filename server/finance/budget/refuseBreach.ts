import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { Viewer } from '../../core/session/Viewer.ts';
import type { BreachActionName } from '../expenseHead/expenseHead.rules.ts';
import { lockHeadTree } from '../expenseHead/lockHeadTree.ts';
import type { Spending } from './Spending.ts';

/** A cap that spending falls under. */
interface Cap {
  name: string;
  cap: string;
  /** Cap less actual and committed; negative above the cap. */
  available: string;
  action: BreachActionName;
}

/** How a breach was allowed: nothing was above a cap, a warning, or an approver's reason. */
export interface Breach {
  isOverBudget: boolean;
  reason: string | null;
  approverId: string | null;
}

/** Whether the viewer may book above a cap that asks for approval. */
const mayExceed = ({ rights }: Viewer) => rights.includes('FINANCIAL_MANAGEMENT_EXCEED_BUDGET');

/**
 * Refuses spending above a cap of its head, of any head above, or of a line of its budget (domain §2): available = cap − actual − committed. The
 * strictest action of the exceeded caps decides. Locks the heads from the root down and the line until the transaction ends, so that
 * bookings under the same cap wait for each other; call it after numbers are drawn and before open items are touched (modules L5).
 * @throws InvalidInput `amount` budgetExceeded or budgetNeedsApproval {name, available, cap}; `overrideReason` budgetReasonMissing.
 */
export async function refuseBreach(em: EntityManager, viewer: Viewer, spending: Spending, reason: string | null): Promise<Breach> {
  await lockCaps(em, spending);
  const exceeded = (await capsOf(em, spending)).filter(({ available }) => new Decimal(available).lessThan(spending.amount));
  if (!exceeded.length) return { isOverBudget: false, reason: null, approverId: null };
  const strictest = (['STOP', 'APPROVE', 'WARN'] as const).flatMap(action => exceeded.filter(cap => cap.action === action))[0];
  const { name, available, cap, action } = strictest;
  const params = { name, available: new Decimal(available).toFixed(), cap: new Decimal(cap).toFixed() };
  if (action === 'STOP') throw new InvalidInput({ field: 'amount', code: 'budgetExceeded', params });
  if (action === 'WARN') return { isOverBudget: true, reason, approverId: null };
  if (!mayExceed(viewer)) throw new InvalidInput({ field: 'amount', code: 'budgetNeedsApproval', params });
  if (!reason) throw new InvalidInput({ field: 'overrideReason', code: 'budgetReasonMissing', params });
  return { isOverBudget: true, reason, approverId: viewer.userId };
}

/** Locks the heads from the root to the spending's own, and the line. */
async function lockCaps(em: EntityManager, { headId, budgetLineId }: Spending): Promise<void> {
  await lockHeadTree(em, 'BOOKING');
  const heads = await em.execute<{ id: string }[]>(`${chain} select id from up order by depth desc`, [headId]);
  for (const { id } of heads)
    await em.execute('select from expense_head where company_id = noria_company() and id = ? for no key update', [id]);
  if (budgetLineId)
    await em.execute('select from budget_line where company_id = noria_company() and id = ? for no key update', [budgetLineId]);
}

/** A head and all above it. */
const chain = `with recursive up (id, parent_id, depth) as (
  select id, parent_id, 0 from expense_head where company_id = noria_company() and id = ?
  union all
  select h.id, h.parent_id, depth + 1 from expense_head h join up u on h.company_id = noria_company() and h.id = u.parent_id
)`;

/**
 * The caps that spending falls under: each head's maximum in the budget's period, without a budget in the fiscal year; and the lines of the
 * budget on the same heads.
 */
const capsOf = (em: EntityManager, { headId, budgetLineId, on }: Spending): Promise<Cap[]> =>
  em.execute<Cap[]>(
    `${chain}, own as (
       select l.id, b.id as budget_id, b.starts_on, b.ends_on, b.on_breach from budget_line l
         join budget b on b.company_id = l.company_id and b.id = l.budget_id where l.company_id = noria_company() and l.id = ?
     ), period as (
       select coalesce((select starts_on from own), y.starts_on) as starts_on,
         coalesce((select ends_on from own), (y.starts_on + interval '1 year' - interval '1 day')::date) as ends_on
       from company c, lateral (select make_date(extract(year from ?::date - make_interval(months => c.fiscal_year_start_month - 1))::integer,
         c.fiscal_year_start_month, 1) as starts_on) y where c.id = noria_company()
     )
     select h.title as name, h.maximum_amount::text as cap, (h.maximum_amount
         - (select coalesce(sum(b.amount), 0) from budget_booking b where b.company_id = h.company_id and b.booked_on between p.starts_on and p.ends_on
             and b.head_id in (select x.id from noria_heads_below(h.company_id, h.id) x))
         - (select coalesce(sum(c.open), 0) from budget_commitment c where c.company_id = h.company_id and c.moved + c.freed < c.amount
             and c.committed_on between p.starts_on and p.ends_on and c.head_id in (select x.id from noria_heads_below(h.company_id, h.id) x)))::text as available,
       h.on_breach as action
     from up u join expense_head h on h.company_id = noria_company() and h.id = u.id, period p where h.maximum_amount is not null
     union all
     select l.title, l.amount::text,
       (l.amount - noria_budget_line_actual(l.company_id, l.id) - noria_budget_line_committed(l.company_id, l.id))::text, o.on_breach
     from own o join budget_line l on l.company_id = noria_company() and l.budget_id = o.budget_id and l.deleted_at is null
       and (l.id = o.id or l.head_id in (select id from up))`,
    [headId, budgetLineId, on],
  );
