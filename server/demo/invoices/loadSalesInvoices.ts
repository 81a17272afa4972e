import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../administration/user/User.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { daysAfter } from '../../core/rules/days.ts';
import type { SalesInvoice } from '../../finance/invoice/SalesInvoice.ts';
import { SalesInvoiceService } from '../../finance/invoice/SalesInvoiceService.ts';
import { receivePayment } from '../../ledger/payment/receivePayment.ts';
import { invoiceSeries } from '../../finance/invoice/series.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import { dice } from '../dice.ts';
import { forget } from '../forget.ts';
import { loadExchangeRates } from './loadExchangeRates.ts';
import { planInvoices, type PlannedInvoice } from './planInvoices.ts';
import { writeSalesInvoices, type WrittenInvoice } from './writeSalesInvoices.ts';
import { demoNow } from '../demoNow.ts';

/** The company's bookkeeper and its currency. */
interface Books {
  keeper: User;
  currency: string;
  timeZone: string;
  /** What its customers buy by contract, as `planContracts` reads it. */
  contracts: string;
}

/**
 * Loads months of sales invoices: of fulfilled orders, for services and by contract, most of them paid, some in part, some overdue. A few
 * are made out by the company's own service: those in another currency, the drafts, and one that is void.
 */
export async function loadSalesInvoices(em: EntityManager, { keeper, currency, timeZone, contracts }: Books) {
  const viewer = { userId: keeper.id, currency, permissions: [Permission.FINANCIAL_MANAGEMENT], rights: ['FINANCIAL_MANAGEMENT_APPROVE'] };
  const scope = { em, viewer } as unknown as Scope;
  const today = new Date(demoNow()).toLocaleDateString('sv-SE', { timeZone });
  const chance = dice(currencyDecimals(currency) + 71);
  const foreign = await loadExchangeRates(em, currency, today);
  const book = new NumberBook(invoiceSeries);
  const planned = (await planInvoices(em, today, contracts)).map(({ isForeign, state, paidAfter, ...invoice }) => ({
    invoice,
    paidAfter,
    state,
    isForeign,
    number: state === 'DRAFT' ? null : book.draw(invoice.issuedOn),
  }));
  const usual = planned.filter(({ state, isForeign }) => state === 'ISSUED' && !isForeign);
  const [{ vatMode }] = await em.execute<[{ vatMode: VatMode }]>('select vat_mode as "vatMode" from company where id = noria_company()');
  const written = await writeSalesInvoices(
    em,
    usual.map(({ invoice, number, paidAfter }) => ({
      ...invoice,
      owner: invoice.owner ?? keeper.id,
      number: number!,
      payment:
        paidAfter === null
          ? settlement(invoice.issuedOn, { today, luck: chance(), days: 12 + Math.floor(chance() * 45) })
          : settlement(invoice.issuedOn, { today, luck: agreedLuck, days: paidAfter }),
    })),
    { currency, vatMode },
  );
  const made: { id: string; number: string | null; issuedOn: string | null; owner: string | null }[] = [...written];
  for (const one of planned.filter(each => !usual.includes(each))) {
    const { number, state, isForeign } = one;
    if (number) await book.handOver(em, number);
    const invoice = await makeOut(scope, one.invoice, { state, currency: isForeign ? foreign : null });
    made.push({ id: invoice.id, number: invoice.number, issuedOn: invoice.issuedOn, owner: invoice.owner?.id ?? keeper.id });
    if (state === 'VOID') await new SalesInvoiceService(scope).void(invoice.id);
    else if (isForeign && state === 'ISSUED') await settleAbroad(em, { invoice, own: currency, today });
    await forget(em);
  }
  await book.close(em);
  await em.execute(
    `update sales_invoice set created_at = least(coalesce(issued_on, ?::date) + time '09:20', now()), updated_at = least(coalesce(issued_on, ?::date) + time '09:20', now())
     where company_id = noria_company()`,
    [today, today],
  );
  return made.map(({ id, number, issuedOn, owner }) => ({
    id,
    name: number,
    createdAt: new Date(Math.min(Date.parse(`${issuedOn ?? today}T09:20:00Z`), demoNow())),
    owner: owner ?? keeper.id,
  }));
}

/** Makes out a draft, and issues it unless it stays one. */
async function makeOut(
  scope: Scope,
  { order, customer, lines, issuedOn, paymentDays, reference }: Omit<PlannedInvoice, 'state' | 'isForeign' | 'paidAfter'>,
  { state, currency }: { state: PlannedInvoice['state']; currency: string | null },
): Promise<SalesInvoice> {
  const service = new SalesInvoiceService(scope);
  const named = lines.map(({ itemId, quantity, discountPercent }) => ({ ...blankLine, itemId, quantity, discountPercent }));
  const draft = order
    ? await service.createFromOrder(order)
    : await service.create({ customerId: customer, lines: named, ...blank, paymentDays, reference, currency, issuedOn: null });
  if (state === 'DRAFT') return draft;
  draft.issuedOn = issuedOn;
  draft.paymentDays = paymentDays;
  await scope.em.flush();
  return new SalesInvoiceService(scope).issue(draft.id);
}

const blankLine = { id: null, description: null, unitPrice: null, vatCategory: null };
const blank = {
  discountPercent: '0',
  remarks: null,
  notes: null,
  costCenterId: null,
  projectId: null,
  contactId: null,
  ownerId: null,
  dueOn: null,
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

/** That of a customer who pays all of an invoice through the bank. */
const agreedLuck = 0.5;

/** Most customers pay all of an invoice, some a part of it, a few nothing yet; of old ones nearly all. */
function settlement(issuedOn: string, { today, luck, days }: { today: string; luck: number; days: number }): WrittenInvoice['payment'] {
  const paidOn = daysAfter(issuedOn, days);
  const isOld = issuedOn < daysAfter(today, -120);
  if (paidOn > today || luck > (isOld ? 0.97 : 0.86)) return null;
  return { share: luck > (isOld ? 0.93 : 0.74) ? '0.4' : '1', paidOn, method: luck < 0.12 ? 'CARD' : 'BANK' };
}
