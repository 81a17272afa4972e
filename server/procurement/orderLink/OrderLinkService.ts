import { LockMode, ref } from '@mikro-orm/core';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { linkAddress } from '../../core/links/linkAddress.ts';
import { newRecordLink, revokeRecordLinks } from '../../core/links/recordLinks.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { ProcurementInvoiceService } from '../bill/ProcurementInvoiceService.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { orderLinkAction } from './orderByLink.ts';
import { orderLinkDays, refuseVendorBillRules } from './orderLink.rules.ts';
import { VendorBill } from './VendorBill.ts';

/** The page that the link of an order opens. */
const page = '/vendorManagement/PO/externalOrder/';

/** Sends orders to vendors, and takes in the bills that they send by their links. */
export class OrderLinkService {
  constructor(private readonly scope: Scope) {}

  /**
   * Mails the vendor of an issued order a link by which they acknowledge it, announce the delivery and send their bills, in their language;
   * a link sent before stops working.
   * @throws Refused `documentLocked` for a draft and for an order that is over.
   */
  async send(id: string, version?: number): Promise<PurchaseOrder> {
    const { em, viewer, context } = this.scope;
    const order = await new PurchaseOrderService(this.scope).find(id, version);
    if (order.state !== 'ISSUED' && order.state !== 'ACKNOWLEDGED') throw new Refused('documentLocked');
    const vendor = await em.findOneOrFail(Vendor, { id: order.vendor.id });
    await revokeRecordLinks(em, id);
    const [{ lastDay }] = await em.execute<[{ lastDay: string }]>(`select (noria_today() + ?::int)::text as "lastDay"`, [orderLinkDays]);
    const secret = await newRecordLink(em, id, [orderLinkAction], lastDay);
    await context.session.outbox.put(em, {
      kind: 'vendorOrder',
      about: { readers: [Permission.PROCUREMENT] },
      to: vendor.email,
      language: vendor.language.toLowerCase() as Language,
      values: { name: vendor.name, company: viewer.companyName, number: order.number! },
      link: linkAddress(context.session.settings.publicUrl, vendor.language, page, secret),
    });
    order.sentAt = new Date();
    await em.flush();
    return order;
  }

  /**
   * Enters a bill that a vendor sent: it is posted and matched as one entered by hand, with the vendor's file. Repeating it does nothing.
   * @throws Refused `invalidTransition`; as `ProcurementInvoiceService.create`.
   */
  async enter(id: string): Promise<VendorBill> {
    const { em, viewer } = this.scope;
    const bill = await this.#find(id);
    if (!this.#isWaiting(bill, 'ENTERED')) return bill;
    const { vendorNumber, issuedOn, note: notes, attachment } = bill;
    const lines = bill.lines.getItems().map(({ orderLine, quantity, unitPrice }) => ({ orderLineId: orderLine.id, quantity, unitPrice }));
    const input = { orderId: bill.order.id, vendorNumber, issuedOn, notes, lines };
    const invoice = await new ProcurementInvoiceService(this.scope).create(input);
    bill.status = 'ENTERED';
    bill.invoice = ref(invoice);
    if (attachment)
      em.create(RecordFile, {
        recordId: invoice.id,
        file: attachment,
        thumbnail: null,
        author: em.getReference(CompanyUser, viewer.userId),
      });
    await em.flush();
    return bill;
  }

  /** Refuses a bill that a vendor sent; they read the reason on their page, and can send another with its number. Repeating it does nothing. */
  async refuse(input: { id: string; reason: string }): Promise<VendorBill> {
    const { id, reason } = check(refuseVendorBillRules, input);
    const bill = await this.#find(id);
    if (!this.#isWaiting(bill, 'REFUSED')) return bill;
    Object.assign(bill, { status: 'REFUSED', refusalReason: reason });
    await this.scope.em.flush();
    return bill;
  }

  async #find(id: string): Promise<VendorBill> {
    const { em } = this.scope;
    if (typeOfId(id) !== codeOf(VendorBill)) throw NotFound();
    const held = { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['lines', 'attachment'], strategy: 'select-in' } as const;
    const found = await em.findOne(VendorBill, { id, deletedAt: null }, held);
    if (!found) throw NotFound();
    return found;
  }

  #isWaiting({ status }: VendorBill, to: 'ENTERED' | 'REFUSED'): boolean {
    if (status !== 'WAITING' && status !== to) throw new Refused('invalidTransition', { from: status, to, allowed: [] });
    return status === 'WAITING';
  }
}
