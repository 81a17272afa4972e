import type { CrmQuotationState } from '../../crm/quotation/crmQuotation.rules.ts';
import type { DemoLead } from './readLeads.ts';
import type { Sale } from './Sale.ts';
import { leadSale, newSale, turn, type DealsOf } from './planSales.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** A planned demo quotation. */
export interface Offer {
  sale: Sale;
  state: CrmQuotationState;
  /** When it was sent; null for a draft. */
  issuedAt: Date | null;
  /** When it was answered or cancelled. */
  answeredAt: Date | null;
  declineReason: string | null;
  /** Order created from it. */
  ordered: Sale | null;
}

/** Plans quotations in all states, in the order they were sent: some expired without an answer, some belong to open or lost leads. */
export function planOffers(of: DealsOf, { leads, sales }: { leads: DemoLead[]; sales: Sale[] }): Offer[] {
  const ago = (days: number) => new Date(demoNow() - days * day);
  const before = (at: Date, days: number) => new Date(at.getTime() - days * day);
  const none = { issuedAt: null, answeredAt: null, declineReason: null, ordered: null };
  const offer = (state: CrmQuotationState, index: number, days: number): Offer => {
    const issuedAt = state === 'DRAFT' ? null : ago(days);
    const answeredAt = state === 'DECLINED' || state === 'CANCELLED' ? ago(days - 3) : null;
    const declineReason = state === 'DECLINED' ? turn(of.text.declines, index) : null;
    return { ...none, sale: newSale(of, index + 60, ago(days + 0.1)), state, issuedAt, answeredAt, declineReason };
  };
  const accepted = sales
    .filter((_, index) => index % 4 === 1)
    .map((sale, index): Offer => {
      const issuedAt = before(sale.at, 1 + (index % 2));
      return { ...none, sale: { ...sale, at: before(issuedAt, 0.1) }, state: 'ACCEPTED', issuedAt, answeredAt: sale.at, ordered: sale };
    });
  const lost = leads
    .filter(({ kind }) => kind === 'CANCELLED')
    .slice(-3)
    .map((lead): Offer => {
      const issuedAt = before(lead.since, 2);
      const sale = leadSale(lead, before(issuedAt, 0.1));
      return { ...none, sale, state: 'DECLINED', issuedAt, answeredAt: lead.since, declineReason: lead.lossNote };
    });
  const open = leads
    .filter(({ kind }) => kind === 'CUSTOM')
    .slice(-4)
    .map((lead): Offer => ({ ...none, sale: leadSale(lead, lead.since), state: 'SENT', issuedAt: lead.since }));
  const others = [
    ...[4, 9, 15].map((days, index) => offer('SENT', index, days)),
    ...[45, 78, 120].map((days, index) => offer('SENT', index + 3, days)),
    ...[22, 64, 101].map((days, index) => offer('DECLINED', index + 6, days)),
    ...[36, 88].map((days, index) => offer('CANCELLED', index + 9, days)),
    ...[1, 2, 5].map((days, index) => offer('DRAFT', index + 11, days)),
  ];
  const when = ({ issuedAt, sale }: Offer) => (issuedAt ?? sale.at).getTime();
  return [...accepted, ...lost, ...open, ...others].sort((one, other) => when(one) - when(other));
}
