import type { EntityManager } from '@mikro-orm/postgresql';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import type { Spending } from './Spending.ts';

/** Record type byte of bookings. */
const bookingCode = 0x94;

/** Books spending as actual cost of the expense or bill `sourceId`; a negative amount takes a booking back. The caller checks the caps. */
export async function bookSpending(
  em: EntityManager,
  sourceId: string,
  { headId, budgetLineId, costCenterId, on, amount }: Spending,
): Promise<void> {
  if (!headId && !budgetLineId) return;
  const id = newId(bookingCode);
  await em.execute(
    `insert into budget_booking (id, head_id, budget_line_id, cost_center_id, booked_on, amount, source_id) values (?, ?, ?, ?, ?, ?, ?)`,
    [id, headId, budgetLineId, costCenterId, on, amount, sourceId],
  );
  noteNotice(em, { id, type: 'BudgetBooking', kind: 'CREATED' });
}

/** Takes back, on a day, all that is still booked for an expense or bill. */
export const unbookSpending = (em: EntityManager, sourceId: string, on: string) =>
  em.execute(
    `insert into budget_booking (id, head_id, budget_line_id, cost_center_id, booked_on, amount, source_id)
     select noria_new_id(${bookingCode}), head_id, budget_line_id, cost_center_id, ?, -sum(amount), source_id
     from budget_booking where company_id = noria_company() and source_id = ? group by head_id, budget_line_id, cost_center_id, source_id
     having sum(amount) <> 0`,
    [on, sourceId],
  );
