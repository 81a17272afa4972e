import { seeingAll } from '../../core/access/seeingAll.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { DepositService } from '../../ledger/deposit/DepositService.ts';
import { DepositUseService } from '../../ledger/deposit/DepositUseService.ts';
import { openDeposit } from '../../ledger/deposit/openDeposit.ts';
import { refundCharge } from '../payment/refundCharge.ts';
import type { EcommerceOrder } from './EcommerceOrder.ts';

/** What is paid beforehand for orders: a deposit of the customer until the order is delivered (modules.md, L4). */
export class OrderMoneyService {
  constructor(private readonly scope: Scope) {}

  /** Returns the ledger's customer of an order. */
  async partyOf({ customer }: EcommerceOrder): Promise<string> {
    const [{ id }] = await this.scope.em.execute<[{ id: string }]>(
      'select noria_party(company_id, party_id) as id from ecommerce_customer where company_id = noria_company() and id = ?',
      [customer.id],
    );
    return id;
  }

  /** Takes the whole total as a deposit, if the order says how it is paid. */
  async takeDeposit(order: EcommerceOrder): Promise<void> {
    const { paidBy: method, total: amount, number: reference } = order;
    if (!method || Number(amount) === 0) return;
    const customerId = await this.partyOf(order);
    const deposit = { customerId, amount, method, reference };
    order.depositId = await seeingAll(this.scope, () => new DepositService(this.scope).receive(deposit));
    await this.scope.em.flush();
  }

  /** Pays the delivered order with its deposit: no more than is owed, and than is left of the deposit. */
  async applyDeposit({ id: documentId, depositId, total }: EcommerceOrder): Promise<void> {
    if (!depositId) return;
    const { open } = await openDeposit(this.scope.em, depositId);
    const amount = Decimal.min(open, total);
    if (amount.greaterThan(0))
      await new DepositUseService(this.scope).apply({ depositId, allocations: [{ documentId, amount: amount.toFixed() }] });
  }

  /** Pays back what is left of the deposit, the way it was paid. */
  async refundDeposit({ id, depositId, paidBy: method, number: reference }: EcommerceOrder): Promise<void> {
    if (!depositId) return;
    const { open } = await openDeposit(this.scope.em, depositId);
    if (Number(open) === 0) return;
    await new DepositUseService(this.scope).refund({ depositId, method, reference });
    if (method === 'CARD') await refundCharge(this.scope.em, id, open);
  }
}
