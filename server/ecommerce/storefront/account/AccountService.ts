import { LockMode } from '@mikro-orm/core';
import { asExpected } from '../../../core/database/databaseErrors.ts';
import { NotFound, Refused } from '../../../core/errors.ts';
import { check } from '../../../core/graphql/check.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { inCompanyAsGuest } from '../../../core/links/inCompanyAsGuest.ts';
import { EcommerceOrder } from '../../order/EcommerceOrder.ts';
import { mayCustomerCancel } from '../../order/ecommerceOrder.rules.ts';
import { EcommerceOrderService } from '../../order/EcommerceOrderService.ts';
import { EcommerceReviewService } from '../../review/EcommerceReviewService.ts';
import { guestScope } from '../../../core/links/guestScope.ts';
import type { Visit } from '../Visit.ts';
import type { OpenShop } from '../openShop.ts';
import { readReviewed } from './accountOrders.ts';
import { customerReviewRules } from './account.rules.ts';
import { accountOf, type ShopAccount } from './shopSessions.ts';

/** What a customer who is signed in to a shop does there. The session counts until the end of each transaction. */
export class AccountService {
  constructor(
    private readonly context: Context,
    private readonly visit: Visit & { shop: OpenShop },
    private readonly secret: string | undefined,
  ) {}

  /** Cancels an order of the customer. @throws NotFound for anybody else's; Refused `documentLocked` once it is prepared, `linkOver`. */
  cancel(orderId: string): Promise<void> {
    return this.#write(async (scope, { id: customer }) => {
      const order = await scope.em.findOne(
        EcommerceOrder,
        { id: orderId, customer, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!order) throw NotFound();
      if (order.status === 'CANCELLED') return;
      if (!mayCustomerCancel(order)) throw new Refused('documentLocked');
      await new EcommerceOrderService(scope).move(orderId, undefined, 'CANCELLED');
    });
  }

  /**
   * Reviews a product that the customer was delivered, or changes the review they gave it.
   * @throws InvalidInput `rating`, `text`; NotFound for other products; Refused `linkOver`.
   */
  async review(productId: string, input: object): Promise<void> {
    const values = check(customerReviewRules, input);
    const save = () =>
      this.#write(async (scope, { id: customerId }) => {
        if (!(await readReviewed(scope.em, customerId, productId))) throw NotFound();
        const untold = { answer: null, isHidden: false, hiddenReason: null };
        await new EcommerceReviewService(scope).create({ ...untold, ...values, productId, customerId });
      });
    // The form sent twice at once: the second changes what the first made.
    await save().catch((error: unknown) => {
      if (asExpected(error)?.issues.some(({ code }) => code === 'taken')) return save();
      throw error;
    });
  }

  async #write(work: (scope: Scope, account: ShopAccount) => Promise<void>): Promise<void> {
    const { context, visit, secret } = this;
    const account = await context.database.inCompany(visit.shop, em => accountOf(em, secret));
    if (!account) throw new Refused('linkOver');
    await inCompanyAsGuest(context, { companyId: visit.shop.companyId, name: account.name }, false, async em => {
      const still = await accountOf(em, secret);
      if (!still) throw new Refused('linkOver');
      await work(guestScope(em, context, visit.shop, visit.language), still);
    });
  }
}
