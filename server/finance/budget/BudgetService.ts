import { insertRecords } from '../../core/database/insertRecords.ts';
import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { ExpenseHead } from '../expenseHead/ExpenseHead.ts';
import { Budget, BudgetLine } from './Budget.ts';
import { budgetRules, type BudgetLineValues, type BudgetValues } from './budget.rules.ts';

type StoredLine = BudgetLineValues & { id: string; isBooked: boolean };

/** Budgets with their lines. What has been booked on a line keeps the line, its head and its period. */
export class BudgetService extends ServiceOf(Budget, budgetRules) {
  override async create(input: BudgetValues): Promise<Budget> {
    const budget = await super.create(input);
    await this.writeLines(budget.id, check(budgetRules, input).lines, []);
    return budget;
  }

  override async update(changes: Changes<BudgetValues>): Promise<Budget> {
    await this.find(changes.id, changes.version);
    const before = await this.linesOf(changes.id);
    const known = { ...changes, ...(changes.lines && { lines: matched(changes.lines, before) }) };
    const budget = await super.update(known);
    if (known.lines) await this.writeLines(budget.id, check(budgetRules.shape.lines, known.lines), before);
    return budget;
  }

  protected override async guard({ costCenterId, lines, startsOn, endsOn }: BudgetValues, current?: Budget): Promise<void> {
    const before = current ? await this.linesOf(current.id) : [];
    const known = new Map(before.map(line => [line.id, line]));
    const foreign = lines.findIndex(({ id }) => id && !known.has(id));
    if (foreign >= 0) throw new InvalidInput({ field: `lines.${foreign}.id`, code: 'notFound' });
    await refuseInactive(this.em, [
      { field: 'costCenterId', Entity: CostCenter, id: costCenterId, before: current?.costCenter?.id },
      ...lines.map(({ id, headId }, index) => ({
        field: `lines.${index}.headId`,
        Entity: ExpenseHead,
        id: headId,
        before: id ? known.get(id)?.headId : null,
      })),
    ]);
    if (!current || !before.some(({ isBooked }) => isBooked)) return;
    if ((costCenterId ?? null) !== (current.costCenter?.id ?? null))
      throw new InvalidInput({ field: 'costCenterId', code: 'budgetBooked' });
    const moved = lines.findIndex(({ id, headId }) => id && known.get(id)!.isBooked && known.get(id)!.headId !== headId);
    if (moved >= 0) throw new InvalidInput({ field: `lines.${moved}.headId`, code: 'budgetBooked' });
    await this.refuseOutside(current.id, startsOn, endsOn);
  }

  /** Touches the budget so that its version increases with its lines, even if nothing else changes. */
  protected override async derive(_values: BudgetValues, current?: Budget): Promise<Record<string, unknown>> {
    return current ? { updatedAt: new Date() } : {};
  }

  protected override async guardDelete({ id }: Budget): Promise<void> {
    if ((await this.linesOf(id)).some(({ isBooked }) => isBooked)) throw new Refused('budgetBooked');
  }

  override async valuesOf(budget: Budget): Promise<Record<string, unknown>> {
    const lines = (await this.linesOf(budget.id)).map(({ id, title, headId, amount }) => ({ id, title, headId, amount }));
    return { ...(await super.valuesOf(budget)), lines };
  }

  /** Refuses a period that leaves out a day on which something was booked or committed. */
  private async refuseOutside(id: string, startsOn: string, endsOn: string): Promise<void> {
    const [{ isOutside }] = await this.em.execute<[{ isOutside: boolean }]>(
      `select exists (
         select from budget_line l, lateral (
           select booked_on as day from budget_booking b where b.company_id = l.company_id and b.budget_line_id = l.id and b.amount > 0
           union all select committed_on from budget_commitment c where c.company_id = l.company_id and c.budget_line_id = l.id) booked
         where l.company_id = noria_company() and l.budget_id = ? and day not between ? and ?) as "isOutside"`,
      [id, startsOn, endsOn],
    );
    if (isOutside) throw new InvalidInput({ field: 'endsOn', code: 'budgetBooked' });
  }

  private async linesOf(id: string): Promise<StoredLine[]> {
    return this.em.execute<StoredLine[]>(
      `select id, title, head_id as "headId", amount::text as amount,
         exists (select from budget_booking b where b.company_id = l.company_id and b.budget_line_id = l.id)
           or exists (select from budget_commitment c where c.company_id = l.company_id and c.budget_line_id = l.id)
           or exists (select from expense e where e.company_id = l.company_id and e.budget_line_id = l.id and e.deleted_at is null) as "isBooked"
       from budget_line l where company_id = noria_company() and budget_id = ? and deleted_at is null order by position`,
      [id],
    );
  }

  /** Writes the lines in their order: known ones keep their ids, new ones are added, and those left out go unless something is booked on them. */
  private async writeLines(id: string, lines: BudgetLineValues[], before: StoredLine[]): Promise<void> {
    const kept = new Set(lines.map(line => line.id));
    const gone = before.filter(line => !kept.has(line.id));
    if (gone.some(({ isBooked }) => isBooked)) throw new InvalidInput({ field: 'lines', code: 'budgetBooked' });
    const places = lines.map((line, index) => ({ ...line, id: line.id ?? newId(codeOf(BudgetLine)), position: index + 1 }));
    const known = new Set(before.map(line => line.id));
    // Heads may swap places between lines, so all of them are free before they are taken again.
    await this.em.execute(
      `update budget_line set deleted_at = now() where company_id = noria_company() and budget_id = ? and deleted_at is null`,
      [id],
    );
    await this.em.execute(
      `update budget_line l set title = n.title, head_id = n."headId", amount = n.amount, position = n.position, deleted_at = null,
         version = version + 1, updated_at = now()
       from jsonb_to_recordset(?::jsonb) as n (id uuid, title text, "headId" uuid, amount numeric, position integer)
       where l.company_id = noria_company() and l.id = n.id`,
      [JSON.stringify(places.filter(line => known.has(line.id)))],
    );
    const added = places.filter(line => !known.has(line.id));
    const rows = added.map(({ headId: head, ...line }) => ({ ...line, budget: id, head }));
    if (rows.length) await insertRecords(this.em, BudgetLine, rows, { id, field: 'lines', before });
  }
}

/** Lines that name no id are those of the same head, or of the same title where they have no head. */
function matched(lines: BudgetLineValues[], before: StoredLine[]): BudgetLineValues[] {
  const left = [...before];
  return lines.map(line => {
    const place = left.findIndex(one =>
      line.id ? one.id === line.id : line.headId ? one.headId === line.headId : one.title === line.title,
    );
    const [known] = place < 0 ? [] : left.splice(place, 1);
    return known ? { ...line, id: known.id, headId: line.headId ?? (line.id ? null : known.headId) } : line;
  });
}
