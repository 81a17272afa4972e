import { LockMode } from '@mikro-orm/core';
import { typeOfId } from '../../core/database/ids.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { askSaleFacts } from '../invoice/askSaleFacts.ts';
import { contentHash, isRepeated } from '../invoice/contentHash.ts';
import { InventoryInvoice, invoiceCode } from '../invoice/InventoryInvoice.ts';
import { TillSession } from '../till/Till.ts';
import { recordAsSold } from './recordAsSold.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { RefusedSale, RefusedSaleStatus } from './RefusedSale.ts';
import { discardRules, recordRules, refusalRules } from './refusedSale.rules.ts';
import { settle } from './settle.ts';
import { settledAsSold } from './settledAsSold.ts';

/**
 * Paid sales that the server refused when a till came back online. Any user with the Inventory permission may settle one: its cashier, or
 * another user as a supervisor, who is named on it and in the audit trail. The invoice stays the cashier's.
 */
export class RefusedSaleService {
  constructor(private readonly scope: Scope) {}

  /**
   * Stores a sale refused at a till. Repeating it returns the first report; a sale booked meanwhile is stored as recorded.
   * @throws InvalidInput `sale.id` keyReused for other content, `sale.tillSessionId` notFound, and payments that do not cover the quoted
   * total.
   */
  async report(input: object): Promise<RefusedSale> {
    const { em, viewer } = this.scope;
    const { sale, lines, terms, number, code } = check(refusalRules, input);
    if (typeOfId(sale.id!) !== invoiceCode) throw new InvalidInput({ field: 'sale.id', code: 'invalid' });
    const facts = await (await askSaleFacts(em, { id: sale.id, soldAt: sale.soldAt }))();
    const hash = contentHash('SALE', sale);
    const known = await em.findOne(RefusedSale, { saleId: sale.id! });
    if (known && known.contentHash !== hash) throw new InvalidInput({ field: 'sale.id', code: 'keyReused' });
    if (known) return known;
    const { rounding } = settledAsSold(sale, terms, currencyDecimals(facts.currency));
    const session = await em.findOne(TillSession, { id: sale.tillSessionId! });
    if (!session) throw new InvalidInput({ field: 'sale.tillSessionId', code: 'notFound' });
    const booked = isRepeated(facts, hash) ? await em.findOneOrFail(InventoryInvoice, { id: sale.id! }) : null;
    const report = em.create(RefusedSale, {
      saleId: sale.id!,
      number,
      till: session.till.id,
      tillSession: session,
      cashier: booked?.cashier.id ?? viewer.userId,
      soldAt: facts.soldAt,
      currency: facts.currency,
      total: sum([sale.expectedTotal!, rounding]).toFixed(),
      lineCount: lines.length,
      code,
      content: { sale, lines, terms },
      contentHash: hash,
    });
    if (booked) settle(report, { status: RefusedSaleStatus.RECORDED, settledBy: viewer.userId });
    await em.flush();
    return report;
  }

  /**
   * Books a refused sale as it was sold; one that is already booked stays as it is.
   * @throws Refused `invalidTransition` for a sale that was replaced.
   */
  async record(input: object): Promise<RefusedSale> {
    const { id, reason } = check(recordRules, input);
    const report = await this.hold(id);
    if (!settle(report, { status: RefusedSaleStatus.RECORDED, settledBy: this.scope.viewer.userId, reason })) return report;
    await recordAsSold(this.scope, report, reason);
    await this.scope.em.flush();
    return report;
  }

  /**
   * Discards a refused sale without booking it, or marks it as replaced by another sale.
   * @throws Refused `invalidTransition` for a sale that is booked; InvalidInput `replacedById` invalid for anything but another sale.
   */
  async discard(input: object): Promise<RefusedSale> {
    const { id, reason, replacedById } = check(discardRules, input);
    const report = await this.hold(id);
    if (replacedById) await this.refuseOtherReplacement(report, replacedById);
    const status = replacedById ? RefusedSaleStatus.REPLACED : RefusedSaleStatus.DISCARDED;
    settle(report, { status, settledBy: this.scope.viewer.userId, reason, replacedById });
    await this.scope.em.flush();
    return report;
  }

  /** The sale made instead may still wait on a till, so only its kind is certain. */
  private async refuseOtherReplacement({ saleId }: RefusedSale, id: string): Promise<void> {
    const isSaleId = typeOfId(id) === invoiceCode && id !== saleId;
    const known = isSaleId ? await this.scope.em.findOne(InventoryInvoice, { id }) : null;
    if (!isSaleId || (known && known.kind !== InventoryInvoiceKind.SALE))
      throw new InvalidInput({ field: 'replacedById', code: 'invalid' });
  }

  private async hold(id: string): Promise<RefusedSale> {
    const report = await this.scope.em.findOne(RefusedSale, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!report) throw NotFound();
    return report;
  }
}
