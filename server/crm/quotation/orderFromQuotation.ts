import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { CrmOrder, CrmOrderLine, CrmOrderStatus } from '../order/CrmOrder.ts';
import { CrmQuotation, CrmQuotationLine } from './CrmQuotation.ts';

/**
 * Returns the order of an accepted quotation, which is locked like its lead: the one it was created from, its lead's, or a new one with
 * exactly the same lines and figures, whatever prices and tax rates are now. A new order is pending, so that the company has the last
 * word. A lead has one order that is not cancelled (domain §6): if another quotation agreed to that, the new one is found by its quotation.
 */
export async function orderFromQuotation(em: EntityManager, quotation: CrmQuotation): Promise<CrmOrder> {
  if (quotation.order) return em.findOneOrFail(CrmOrder, { id: quotation.order.id });
  const open = { status: { $ne: CrmOrderStatus.CANCELLED }, deletedAt: null };
  const known = quotation.lead && (await em.findOne(CrmOrder, { lead: quotation.lead.id, ...open }));
  if (known && (await isFree(em, known))) {
    quotation.order = ref(known);
    return known;
  }
  const order = em.create(CrmOrder, {
    number: await drawNumber(em, { documentType: 'CRM_ORDER', prefix: 'SO' }),
    reason: quotation.number!,
    orderedOn: await companyToday(em),
    customer: quotation.customer,
    contact: quotation.contact,
    lead: known ? null : quotation.lead,
    owner: quotation.owner,
    description: quotation.description,
    remarks: quotation.remarks,
    currency: quotation.currency,
    pricesIncludeTax: quotation.pricesIncludeTax,
    vatMode: quotation.vatMode,
    discountPercent: quotation.discountPercent,
    subtotal: quotation.subtotal,
    discountTotal: quotation.discountTotal,
    taxTotal: quotation.taxTotal,
    total: quotation.total,
  });
  await em.flush();
  const lines = await em.find(CrmQuotationLine, { quotation: quotation.id, deletedAt: null }, { orderBy: { position: 'asc' } });
  const rows = lines.map(line => ({
    order: order.id,
    position: line.position,
    product: line.product?.id ?? null,
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    vatCategory: line.vatCategory,
    vatRate: line.vatRate,
    net: line.net,
    discountShare: line.discountShare,
    tax: line.tax,
  }));
  await insertRecords(em, CrmOrderLine, rows, { id: order.id, field: 'lines' });
  quotation.order = ref(order);
  return order;
}

/** Whether a lead's order can be what a quotation agrees to. */
const isFree = async (em: EntityManager, { id }: CrmOrder): Promise<boolean> =>
  (await em.count(CrmQuotation, { order: id, state: 'ACCEPTED', deletedAt: null })) === 0;
