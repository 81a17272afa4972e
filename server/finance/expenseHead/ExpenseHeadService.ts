import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Account } from '../../ledger/account/Account.ts';
import { ExpenseHead } from './ExpenseHead.ts';
import { expenseHeadRules, headDepthLimit, type ExpenseHeadValues } from './expenseHead.rules.ts';
import { lockHeadTree } from './lockHeadTree.ts';

/** Expense heads: a tree without cycles, whose expenses are posted to expense accounts. */
export class ExpenseHeadService extends ServiceOf(ExpenseHead, expenseHeadRules) {
  protected override async guard({ parentId, accountId }: ExpenseHeadValues, current?: ExpenseHead): Promise<void> {
    if ((parentId ?? null) !== (current?.parent?.id ?? null)) await this.guardParent(parentId, current);
    await refuseInactive(this.em, [
      { field: 'parentId', Entity: ExpenseHead, id: parentId, before: current?.parent?.id },
      { field: 'accountId', Entity: Account, id: accountId, before: current?.account?.id },
    ]);
    if (!accountId || accountId === current?.account?.id) return;
    const { isGroup, type } = await this.em.findOneOrFail(Account, { id: accountId });
    if (isGroup) throw new InvalidInput({ field: 'accountId', code: 'accountIsGroup' });
    if (type !== 'EXPENSE') throw new InvalidInput({ field: 'accountId', code: 'notInList' });
  }

  /** Refuses a parent that is the head itself or below it, and a tree deeper than the limit. */
  private async guardParent(parentId: string | null, current?: ExpenseHead): Promise<void> {
    // Two concurrent moves could each be valid alone and form a cycle together.
    await lockHeadTree(this.em, 'MOVE');
    if (!parentId) return;
    const [{ levels, isBelow, height }] = await this.em.execute<[{ levels: number; isBelow: boolean; height: number }]>(
      `with recursive above (id, parent_id, level) as (
         select id, parent_id, 1 from expense_head where company_id = noria_company() and id = ?
         union all
         select h.id, h.parent_id, level + 1 from expense_head h join above a on h.company_id = noria_company() and h.id = a.parent_id
         where level <= ${headDepthLimit}
       ), below (id, level) as (
         select id, 1 from expense_head where company_id = noria_company() and id = ?
         union all
         select h.id, level + 1 from expense_head h join below b on h.company_id = noria_company() and h.parent_id = b.id and h.deleted_at is null
         where level <= ${headDepthLimit}
       ) select (select count(*)::int from above) as levels, exists (select from above where id = ?) as "isBelow",
           (select coalesce(max(level), 1) from below) as height`,
      [parentId, current?.id ?? null, current?.id ?? null],
    );
    if (isBelow) throw new InvalidInput({ field: 'parentId', code: 'headBelowItself' });
    if (levels + height > headDepthLimit) throw new InvalidInput({ field: 'parentId', code: 'tooDeep', params: { max: headDepthLimit } });
  }
}
