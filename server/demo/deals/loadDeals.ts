import type { EntityManager } from '@mikro-orm/postgresql';
import { CrmOrder, CrmOrderLine } from '../../crm/order/CrmOrder.ts';
import { CrmQuotation, CrmQuotationLine } from '../../crm/quotation/CrmQuotation.ts';
import { NumberBook } from './NumberBook.ts';
import { orderDocuments } from './orderDocuments.ts';
import { planOffers } from './planOffers.ts';
import { planSales, type DealsOf } from './planSales.ts';
import { quotationDocuments } from './quotationDocuments.ts';
import { readLeads } from './readLeads.ts';
import { writeDocuments } from './Sale.ts';

/** Loads months of orders and quotations in all states. Won leads and accepted quotations have orders with the same figures. */
export async function loadDeals(em: EntityManager, of: DealsOf) {
  const { currency, timeZone } = of.profile;
  const dayOf = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone });
  const leads = await readLeads(em);
  const sales = planSales(of, leads);
  const quotationBook = new NumberBook({ documentType: 'CRM_QUOTATION', prefix: 'QT' });
  const orderBook = new NumberBook({ documentType: 'CRM_ORDER', prefix: 'SO' });
  const offers = planOffers(of, { leads, sales }).map(offer => ({
    ...offer,
    number: offer.issuedAt && quotationBook.draw(dayOf(offer.issuedAt)),
  }));
  const orders = orderDocuments(sales, { currency, dayOf, offers, book: orderBook });
  const names = new Map([...of.parties.contacts, ...of.sellers].map(({ id, name }) => [id, name]));
  const quotations = quotationDocuments(offers, { currency, dayOf, orders, names, text: of.text });
  await writeDocuments(em, { Entity: CrmOrder, Line: CrmOrderLine, lineOf: 'order', currency }, orders);
  await writeDocuments(em, { Entity: CrmQuotation, Line: CrmQuotationLine, lineOf: 'quotation', currency }, quotations);
  await orderBook.close(em);
  await quotationBook.close(em);
  return { orders: orders.map(toldOf), quotations: quotations.map(toldOf) };
}

/** Converts a document to the fields that the audit trail needs. */
const toldOf = ({ columns: { id, number, createdAt, owner } }: ReturnType<typeof orderDocuments | typeof quotationDocuments>[number]) => ({
  id,
  name: number,
  createdAt,
  owner: owner ?? undefined,
});
