import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { refuseTreeParent } from '../../core/database/refuseTreeParent.ts';
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
    const move = { table: 'expense_head', id: current?.id, depthLimit: headDepthLimit, belowItself: 'headBelowItself' };
    if (parentId) await refuseTreeParent(this.em, { ...move, parentId });
  }
}
