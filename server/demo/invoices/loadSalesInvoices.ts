import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../administration/user/User.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { daysAfter } from '../../core/rules/days.ts';
import type { SalesInvoice } from '../../finance/invoice/SalesInvoice.ts';
import { SalesInvoiceService } from '../../finance/invoice/SalesInvoiceService.ts';
import { receivePayment } from '../../ledger/payment/receivePayment.ts';
import { dice } from '../dice.ts';
import { loadExchangeRates } from './loadExchangeRates.ts';
import { planInvoices, type PlannedInvoice } from './planInvoices.ts';

/** The company's bookkeeper and its currency. */
interface Books {
  keeper: User;
  currency: string;
  timeZone: string;
}

/**
 * Loads months of sales invoices through the service that makes them out: from fulfilled orders and for services, most of them paid, some in
 * part, some overdue, a few still drafts, one void.
 */
export async function loadSalesInvoices(em: EntityManager, { keeper, currency, timeZone }: Books) {
  const viewer = { userId: keeper.id, currency, permissions: [Permission.FINANCIAL_MANAGEMENT], rights: ['FINANCIAL_MANAGEMENT_APPROVE'] };
  const scope = { em, viewer } as unknown as Scope;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  const chance = dice(currencyDecimals(currency) + 71);
  const made: SalesInvoice[] = [];
  const foreign = await loadExchangeRates(em, currency, today);
  for (const planned of await planInvoices(em, today)) {
    const invoice = await makeOut(scope, planned, foreign);
    made.push(invoice);
    if (planned.state === 'DRAFT') continue;
    const service = new SalesInvoiceService(scope);
    if (planned.state === 'VOID') await service.void(invoice.id);
    else if (planned.isForeign) await settleAbroad(em, { invoice, own: currency, today });
    else await settle(em, { invoice, today, luck: chance(), days: 12 + Math.floor(chance() * 45) });
  }
  await em.execute(
    `update sales_invoice set created_at = least(coalesce(issued_on, ?::date) + time '09:20', now()), updated_at = least(coalesce(issued_on, ?::date) + time '09:20', now())
     where company_id = noria_company()`,
    [today, today],
  );
  return made.map(({ id, number, issuedOn, owner }) => ({
    id,
    name: number,
    createdAt: new Date(Math.min(Date.parse(`${issuedOn ?? today}T09:20:00Z`), Date.now())),
    owner: owner?.id ?? keeper.id,
  }));
}

/** Makes out a draft, and issues it unless it stays one. */
async function makeOut(
  scope: Scope,
  { orderId, lines, customerId, state, issuedOn, isForeign, ...terms }: PlannedInvoice,
  foreign: string,
): Promise<SalesInvoice> {
  const service = new SalesInvoiceService(scope);
  const draft = orderId
    ? await service.createFromOrder(orderId)
    : await service.create({ customerId, lines, ...blank, ...terms, currency: isForeign ? foreign : null, issuedOn: null });
  if (state === 'DRAFT') return draft;
  draft.issuedOn = issuedOn;
  draft.paymentDays = terms.paymentDays;
  await scope.em.flush();
  return new SalesInvoiceService(scope).issue(draft.id);
}

const blank = {
  discountPercent: '0',
  remarks: null,
  notes: null,
  costCenterId: null,
  projectId: null,
  contactId: null,
  ownerId: null,
  dueOn: null,
  currency: null,
  exchangeRate: null,
};

/** A client abroad pays an invoice that is old enough in two parts, at other rates than it was booked at. */
async function settleAbroad(
  em: EntityManager,
  { invoice, own, today }: { invoice: SalesInvoice; own: string; today: string },
): Promise<void> {
  const { id, total, currency, customer, issuedOn, number, exchangeRate } = invoice;
  if (daysAfter(issuedOn!, 70) > today) return;
  const first = round(new Decimal(total).times('0.6'), currencyDecimals(currency));
  const parts = [
    { amount: first, days: 25, drift: '1.021' },
    { amount: new Decimal(total).minus(first), days: 58, drift: '0.987' },
  ];
  for (const { amount, days, drift } of parts) {
    const homeAmount = round(amount.times(exchangeRate!).times(drift), currencyDecimals(own)).toFixed();
    const home = { exchangeRate: round(new Decimal(homeAmount).div(amount), 10).toFixed(), homeAmount };
    const payment = { direction: 'IN', control: 'RECEIVABLE', method: 'BANK', currency, amount: amount.toFixed(), home } as const;
    await receivePayment(em, { ...payment, paidOn: daysAfter(issuedOn!, days), partyId: customer.id, reference: number }, [
      { documentId: id, amount: amount.toFixed() },
    ]);
  }
}

/** Most customers pay all of an old invoice, some a part of it, a few nothing. */
async function settle(
  em: EntityManager,
  { invoice, today, luck, days }: { invoice: SalesInvoice; today: string; luck: number; days: number },
): Promise<void> {
  const { id, total, currency, customer, issuedOn, number } = invoice;
  const paidOn = daysAfter(issuedOn!, days);
  if (paidOn > today || luck > 0.86) return;
  const part = luck > 0.74 ? '0.4' : '1';
  const amount = round(new Decimal(total).times(part), currencyDecimals(currency)).toFixed();
  const method = luck < 0.12 ? 'CARD' : 'BANK';
  await receivePayment(
    em,
    { direction: 'IN', control: 'RECEIVABLE', method, currency, amount, paidOn, partyId: customer.id, reference: number },
    [{ documentId: id, amount }],
  );
}
