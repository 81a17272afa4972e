import { companyToday } from '../../core/database/companyToday.ts';
import { noteLines } from '../../core/database/ChangeLog.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { commitSpending, freeCommitment } from '../../finance/budget/commitments.ts';
import { tellOfBreach } from '../../finance/budget/tellOfBreach.ts';
import { approveOrder } from './issuePurchaseOrder.ts';
import { progressOf, worthUpTo } from './orderProgress.ts';
import { netOf, netWorthOf } from './orderWorth.ts';
import { PurchaseOrder, PurchaseOrderLine } from './PurchaseOrder.ts';
import { revisePurchaseOrderRules, type PurchaseOrderValues } from './purchaseOrder.rules.ts';
import { PurchaseOrderService } from './PurchaseOrderService.ts';

/** What a revision of an issued order may change. */
export interface Revision extends Partial<Pick<PurchaseOrderValues, 'expectedOn' | 'discountPercent' | 'terms' | 'lines'>> {
  id: string;
  version?: number;
  reason: string;
  overrideReason?: string | null;
}

/** Changes issued orders: each change is a revision, which the vendor acknowledges again (domain §4). */
export class PurchaseOrderRevisionService extends PurchaseOrderService {
  /** Lines of which something is received or billed. */
  #moved: string[] = [];

  protected override isLocked(): boolean {
    return false;
  }

  /**
   * Changes an issued order. A line of which something has come or is billed stays as it is. What is not billed yet is committed anew.
   * @throws Refused `documentLocked` unless the order is issued and open, `approvalLimit` if it becomes dearer; InvalidInput `lines` lineMoved, `expectedOn` inThePast, and as
   *   `commitSpending`.
   */
  async revise({ id, version, ...input }: Revision): Promise<PurchaseOrder> {
    const { em } = this;
    const { reason, overrideReason } = check(revisePurchaseOrderRules, input);
    const order = await this.find(id, version);
    if (order.state !== 'ISSUED' && order.state !== 'ACKNOWLEDGED') throw new Refused('documentLocked');
    const { expectedOn, discountPercent, terms, lines } = input;
    const today = await companyToday(em);
    if (expectedOn && expectedOn !== order.expectedOn && expectedOn < today)
      throw new InvalidInput({ field: 'expectedOn', code: 'inThePast' });
    const before = await progressOf(em, id);
    this.#moved = before.filter(({ accepted, billed }) => Number(accepted) !== 0 || Number(billed) !== 0).map(line => line.id);
    const net = netOf(order);
    await this.update({ id, expectedOn, discountPercent, terms, lines });
    Object.assign(order, { revision: order.revision + 1, revisionReason: reason, state: 'ISSUED' });
    const worth = await netWorthOf(this.scope, order);
    if (netOf(order).greaterThan(net)) Object.assign(order, await approveOrder(this.scope, worth));
    await em.flush();
    await this.#commit(order, today, overrideReason);
    return order;
  }

  protected override async derive(values: PurchaseOrderValues, current?: PurchaseOrder): Promise<Record<string, unknown>> {
    const derived = await super.derive(values, current);
    const { lines, before } = this.planned;
    const worthOf = ({ net, discountShare }: { net?: unknown; discountShare?: unknown }) =>
      new Decimal(net as string).minus(discountShare as string);
    const differs = this.#moved.some(id => {
      const [line, stored] = [lines.find(each => each.id === id), before.find(each => each.id === id)!];
      return !line || line.product !== stored.product.id || !same(line.quantity, stored.quantity) || !worthOf(line).equals(worthOf(stored));
    });
    if (differs) throw new InvalidInput({ field: 'lines', code: 'lineMoved' });
    return derived;
  }

  /** Receipts and bills refer to lines, so that those which stay are changed in place. */
  protected override async writeLines({ id }: PurchaseOrder): Promise<void> {
    const { em } = this;
    const { lines, before } = this.planned;
    const stored = new Set(before.map(line => line.id));
    const kept = lines.filter(line => line.id && stored.has(line.id));
    const gone = [...stored].filter(each => !kept.some(line => line.id === each));
    if (gone.length) await em.nativeDelete(PurchaseOrderLine, { id: { $in: gone } });
    for (const { id: lineId, ...line } of kept) await em.nativeUpdate(PurchaseOrderLine, { id: lineId }, line as never);
    const added = lines.filter(line => !kept.includes(line)).map(line => ({ ...line, order: id }));
    if (added.length) await insertRecords(em, PurchaseOrderLine, added, { id, field: 'lines' });
    noteLines(
      em,
      id,
      'lines',
      lines,
      before.map(line => this.lineValues(line)),
    );
  }

  /** Frees what was committed, and commits what is not billed yet. */
  async #commit(order: PurchaseOrder, on: string, reason: string | null): Promise<void> {
    if (!order.head) return;
    const { em, scope } = this;
    await freeCommitment(em, order.id);
    const own = currencyOf(scope.viewer);
    const open = (await progressOf(em, order.id)).map(line =>
      new Decimal(line.worth).minus(worthUpTo(line, Decimal.min(line.billed, line.ordered), own)),
    );
    const amount = sum(open).toFixed();
    if (Number(amount) <= 0) return;
    const spending = { headId: order.head.id, budgetLineId: null, costCenterId: order.costCenter?.id ?? null, on, amount };
    const breach = await commitSpending(scope, order.id, spending, reason);
    Object.assign(order, { isOverBudget: breach.isOverBudget, overrideReason: breach.reason });
    await tellOfBreach(scope, breach, { Entity: PurchaseOrder, id: order.id, name: order.number });
    await em.flush();
  }
}

const same = (one: unknown, other: string) => new Decimal(one as string).equals(other);
