import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput, NotFound, Refused, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { CrmOrder, CrmOrderLine, CrmOrderStatus } from '../../crm/order/CrmOrder.ts';
import { CrmQuotation } from '../../crm/quotation/CrmQuotation.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import type { StoredItemLine } from '../../inventory/itemLine/priceItems.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** A line of an order, as a document made from it prices it: its item and its tax rate stay those of the order. */
export interface SourceLine extends StoredItemLine {
  description: string | null;
  discountPercent: string;
  unitPrice: string;
  /** What is not invoiced yet. */
  left: string;
}

/** Finds and locks an order, whoever owns it. RequestError NOT_FOUND. */
export async function orderOf(em: EntityManager, id: string): Promise<CrmOrder> {
  const order = typeOfId(id) === codeOf(CrmOrder) ? await em.findOne(CrmOrder, { id, deletedAt: null }, locked) : null;
  if (!order) throw NotFound('orderId');
  return order;
}

/** Finds an accepted quotation, which has led to an order. RequestError NOT_FOUND; Refused `notAccepted`. */
export async function quotationOf(em: EntityManager, id: string): Promise<CrmQuotation> {
  const quotation = typeOfId(id) === codeOf(CrmQuotation) ? await em.findOne(CrmQuotation, { id, deletedAt: null }, locked) : null;
  if (!quotation) throw NotFound('quotationId');
  if (quotation.state !== 'ACCEPTED' || !quotation.order) throw new Refused('notAccepted');
  return quotation;
}

/**
 * Reads the lines of a locked order with what is left of each to invoice: drafts count as well.
 * @throws Refused `orderNotConfirmed`.
 */
export async function sourceLines(em: EntityManager, order: CrmOrder): Promise<SourceLine[]> {
  if (order.status !== CrmOrderStatus.CONFIRMED && order.status !== CrmOrderStatus.FULFILLED) throw new Refused('orderNotConfirmed');
  const lines = await em.find(
    CrmOrderLine,
    { order: order.id, deletedAt: null },
    { orderBy: { position: 'asc' }, disableIdentityMap: true, populate: ['product'] },
  );
  const invoiced = await invoicedOf(em, order.id);
  return lines.map(line => ({
    id: line.id,
    kind: line.product ? SellableKind.PRODUCT : SellableKind.SERVICE,
    product: line.product,
    service: null,
    package: null,
    aggregateProduct: null,
    description: line.description ?? line.product?.unwrap().name ?? null,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    vatCategory: line.vatCategory,
    vatRate: line.vatRate,
    parts: null,
    left: new Decimal(line.quantity).minus(invoiced.get(line.id) ?? 0).toFixed(),
  }));
}

/** What is invoiced of each line of an order, less what was credited of it; of all invoices but the given one. */
async function invoicedOf(em: EntityManager, orderId: string, exceptId: string | null = null): Promise<Map<string, string>> {
  const rows = await em.execute<{ id: string; quantity: string }[]>(
    `select l.order_line_id as id, sum(l.quantity)::text as quantity from sales_invoice i
     join sales_invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id
     where i.company_id = noria_company() and i.order_id = ? and i.state <> 'VOID' and i.deleted_at is null and i.id is distinct from ?::uuid
       and l.order_line_id is not null group by 1`,
    [orderId, exceptId],
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/**
 * Refuses to invoice more of an order's lines than was ordered.
 * @throws InvalidInput `lines.N.quantity` invoicedTooMuch {left}.
 */
export async function refuseOverInvoicing(
  em: EntityManager,
  { orderId, invoiceId }: { orderId: string; invoiceId: string | null },
  lines: readonly { orderLineId: string | null; quantity: string }[],
): Promise<void> {
  await em.execute('select from crm_order where company_id = noria_company() and id = ? for no key update', [orderId]);
  const ordered = await em.execute<{ id: string; quantity: string }[]>(
    'select id, quantity::text from crm_order_line where company_id = noria_company() and order_id = ?',
    [orderId],
  );
  const before = await invoicedOf(em, orderId, invoiceId);
  const left = new Map(ordered.map(({ id, quantity }) => [id, new Decimal(quantity).minus(before.get(id) ?? 0)]));
  const issues = lines.flatMap(({ orderLineId, quantity }, index): Issue[] => {
    const open = orderLineId ? left.get(orderLineId) : undefined;
    if (!open) return [];
    left.set(orderLineId!, open.minus(quantity));
    return open.lessThan(quantity)
      ? [{ field: `lines.${index}.quantity`, code: 'invoicedTooMuch', params: { left: open.toNumber() } }]
      : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}
