import { CrmQuotation } from '../../crm/quotation/CrmQuotation.ts';
import type { DealsText } from './dealTexts.ts';
import type { Offer } from './planOffers.ts';
import { turn } from './planSales.ts';
import { documentOf, idFor, type Sale, type Written } from './Sale.ts';

const day = 86_400_000;
/** Days a quotation is valid. */
const validDays = 30;

interface Writing {
  currency: string;
  dayOf: (at: Date) => string;
  orders: Written[];
  /** Names of contacts and users by id. */
  names: Map<string, string>;
  text: DealsText;
}

/** Converts offers to quotations that reference the orders created from them. */
export function quotationDocuments(offers: (Offer & { number: string | null })[], { currency, dayOf, orders, names, text }: Writing) {
  const orderOf = (ordered: Sale | null) => orders.find(({ sale }) => sale === ordered)?.columns.id ?? null;
  return offers.map(({ sale, state, issuedAt, answeredAt, declineReason, ordered, number }, index) => {
    const isAccepted = state === 'ACCEPTED';
    const columns = {
      id: idFor(CrmQuotation),
      ...documentOf(sale, currency),
      number,
      issuedOn: issuedAt && dayOf(issuedAt),
      validUntil: dayOf(new Date((issuedAt ?? sale.at).getTime() + validDays * day)),
      terms: turn(text.terms, index),
      notes: index % 3 === 1 ? turn(text.notes, index) : null,
      state,
      acceptedAt: isAccepted ? answeredAt : null,
      // A contact accepts by link; without a contact, the owner recorded the acceptance.
      acceptedBy: isAccepted ? names.get(sale.contact ?? sale.owner ?? '') : null,
      answeredFrom: sale.contact && (isAccepted || state === 'DECLINED') ? `198.51.100.${20 + index}` : null,
      declineReason,
      order: orderOf(ordered),
      updatedAt: answeredAt ?? issuedAt ?? sale.at,
    };
    return { sale, columns };
  });
}
