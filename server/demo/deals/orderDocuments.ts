import { CrmOrder, CrmOrderStatus } from '../../crm/order/CrmOrder.ts';
import type { NumberBook } from './NumberBook.ts';
import type { Offer } from './planOffers.ts';
import { documentOf, idFor, type Sale } from './Sale.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

interface Writing {
  currency: string;
  dayOf: (at: Date) => string;
  offers: (Offer & { number: string | null })[];
  book: NumberBook;
}

/** Converts sales to orders: older ones fulfilled, the newest pending, a few cancelled. Orders from quotations name them as reason. */
export function orderDocuments(sales: Sale[], { currency, dayOf, offers, book }: Writing) {
  return sales.map((sale, index) => {
    const status = statusOf(index, sales.length);
    const days = { PENDING: 0, CONFIRMED: 2, FULFILLED: 6 + (index % 5), CANCELLED: 3 }[status];
    const orderedOn = dayOf(sale.at);
    const quotation = offers.find(({ ordered }) => ordered === sale);
    const columns = {
      id: idFor(CrmOrder),
      ...documentOf(sale, currency),
      number: book.draw(orderedOn),
      reason: sale.lead ? sale.reason : (quotation?.number ?? sale.reason),
      orderedOn,
      status,
      estimatedBudget: sale.estimatedBudget,
      updatedAt: new Date(Math.min(demoNow(), sale.at.getTime() + days * day)),
    };
    return { sale, columns };
  });
}

function statusOf(index: number, count: number): CrmOrderStatus {
  if (index % 13 === 6) return CrmOrderStatus.CANCELLED;
  if (index < count * 0.91) return CrmOrderStatus.FULFILLED;
  return index < count * 0.965 ? CrmOrderStatus.CONFIRMED : CrmOrderStatus.PENDING;
}
