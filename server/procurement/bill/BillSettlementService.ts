import { ref } from '@mikro-orm/core';
import { companyToday } from '../../core/database/companyToday.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { unbookSpending } from '../../finance/budget/bookSpending.ts';
import { voidDocument } from '../../ledger/document/voidDocument.ts';
import type { DocumentStateName } from '../../ledger/document/documentStates.rules.ts';
import { payDocument } from '../../ledger/payment/payDocument.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import { ProcurementInvoiceLine, type ProcurementInvoice } from './ProcurementInvoice.ts';
import { overrideMatchRules, payBillRules, type InvoiceStatusName } from './procurementInvoice.rules.ts';
import { commitAgain } from './commitAgain.ts';
import { keepRounding } from './keepRounding.ts';
import { ProcurementInvoiceService } from './ProcurementInvoiceService.ts';

/** Pays, overrides and voids bills. */
export class BillSettlementService {
  constructor(private readonly scope: Scope) {}

  /**
   * Pays a bill, all of its balance unless an amount is given.
   * @throws as `payDocument`, and Refused `paymentHeld` while it does not match.
   */
  async pay({ id, version, ...input }: { id: string; version?: number | null; [field: string]: unknown }): Promise<ProcurementInvoice> {
    const { em } = this.scope;
    const { paidOn, ...payment } = check(payBillRules, input);
    const bill = await new ProcurementInvoiceService(this.scope).find(id, version);
    await payDocument(this.scope, id, { ...payment, paidOn: paidOn ?? (await companyToday(em)) });
    bill.updatedAt = new Date();
    await em.flush();
    return bill;
  }

  /**
   * Lets a bill be paid that does not match its order and receipts; whoever entered it may not. Repeating it does nothing.
   * @throws Refused `fourEyes`, `documentVoid`, `billMatches`.
   */
  async override({ id, version, ...input }: { id: string; version?: number | null; reason: string }): Promise<ProcurementInvoice> {
    const { em } = this.scope;
    const { reason } = check(overrideMatchRules, input);
    const bill = await new ProcurementInvoiceService(this.scope).find(id, version);
    if (bill.state === 'VOID') throw new Refused('documentVoid');
    if (bill.overriddenBy) return bill;
    if (bill.isMatched) throw new Refused('billMatches');
    const person = await creatorOf(this.scope);
    if (!person || person === bill.enteredBy?.id) throw new Refused('fourEyes');
    bill.overriddenBy = ref(CompanyUser, person as never);
    bill.overrideReason = reason;
    await em.flush();
    await em.execute('update open_item set is_held = false where company_id = noria_company() and id = ?', [id]);
    return bill;
  }

  /**
   * Voids a bill of which nothing is paid: it keeps its number, its entry is reversed today, and its order is committed again. Repeating it
   * does nothing.
   * @throws Refused `documentSettled`, `periodLocked`; `documentLocked` for a credit.
   */
  async void(id: string, version?: number | null): Promise<ProcurementInvoice> {
    const { em } = this.scope;
    const bill = await new ProcurementInvoiceService(this.scope).find(id, version);
    if (bill.kind === 'CREDIT') throw new Refused('documentLocked');
    const today = await companyToday(em);
    const posted = { id, number: bill.number, issuedOn: bill.issuedOn, status: bill.state as DocumentStateName };
    if (!(await voidDocument(em, posted, today))) return bill;
    await unbookSpending(em, id, today);
    bill.state = 'VOID';
    bill.voidedOn = today;
    await em.flush();
    await this.#release(bill, today);
    return bill;
  }

  /** Does what the documented `updateInvoice` asks: pays the balance, voids, or leaves a bill as it is. */
  async settle({ id, version, invoiceStatus, paymentMethod, discountPercent }: Settlement): Promise<ProcurementInvoice> {
    const bill = await new ProcurementInvoiceService(this.scope).find(id, version);
    if (discountPercent && !new Decimal(discountPercent).equals(bill.discountPercent)) throw new Refused('documentLocked');
    const { status } = await this.openOf(id);
    if (!invoiceStatus || invoiceStatus === status) return bill;
    if (invoiceStatus === 'FULLY_PAID') return this.pay({ id, method: paymentMethod });
    if (invoiceStatus === 'CANCELLED') return this.void(id);
    throw new Refused('invalidTransition', { from: status, to: invoiceStatus, allowed: ['FULLY_PAID', 'CANCELLED'] });
  }

  private async openOf(id: string) {
    const [item] = await this.scope.em.execute<{ status: InvoiceStatusName }[]>(
      'select status from open_item_balance where company_id = noria_company() and id = ?',
      [id],
    );
    return item;
  }

  /** What a voided bill had made actual is committed again, unless nothing more is expected of its order. */
  async #release(bill: ProcurementInvoice, on: string): Promise<void> {
    const order = await new PurchaseOrderService(this.scope).find(bill.order.id);
    order.updatedAt = new Date();
    await this.scope.em.flush();
    await keepRounding(this.scope, bill, order);
    const lines = await this.scope.em.find(ProcurementInvoiceLine, { invoice: bill.id }, { populate: ['orderLine'] });
    const unbilled = lines.map(({ quantity, orderLine }) => {
      const { base, homeBase, quantity: ordered } = orderLine.unwrap();
      return { worth: homeBase ?? base, ordered, quantity };
    });
    await commitAgain(this.scope, order, unbilled, on);
  }
}

/** Input of the documented call. */
interface Settlement {
  id: string;
  version?: number | null;
  invoiceStatus?: InvoiceStatusName | null;
  paymentMethod?: string | null;
  discountPercent?: string | null;
}
