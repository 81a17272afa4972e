import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { writeOffer } from '../../procurement/quotation/vendorOffer.ts';
import { VendorQuotation, VendorQuotationLine } from '../../procurement/quotation/VendorQuotation.ts';
import type { VendorQuotationStatusName } from '../../procurement/quotation/vendorQuotation.rules.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { MadeOrder } from './loadOrders.ts';
import type { PurchasingText } from './purchasingTexts.ts';
import { demoNow } from '../demoNow.ts';

const day = 24 * 3_600_000;
const dayFrom = (days: string) => new Date(demoNow() + Number(days) * day).toISOString().slice(0, 10);

/** A record of the demo as others refer to it. */
interface Named {
  id: string;
  name: string;
}

/** What quotations refer to, by name; requisitions by title, each with its products in their order. */
interface Asked {
  orders: readonly MadeOrder[];
  vendors: readonly (Named & { currency: string })[];
  products: readonly Named[];
  requisitions: readonly { id: string; title: string; products: readonly string[] }[];
  /** Who awards. */
  buyer: string;
}

function found<Found>(records: readonly Found[], fits: (record: Found) => boolean, name: string): Found {
  const record = records.find(fits);
  if (!record) throw new Error(`The demo has no ${name}.`);
  return record;
}

/** Loads what vendors offered for a demo company's requisitions, in the order in which it came in. A `*` marks an awarded line. */
export async function loadQuotations(em: EntityManager, text: PurchasingText, { vendors, products, requisitions, orders, buyer }: Asked) {
  const made: (Named & { createdAt: Date })[] = [];
  const orderOf = (requisition: string, vendor: string) =>
    found(orders, ({ awardedOf: by }) => by?.requisition === requisition && by.vendor === vendor, `order awarded to ${vendor}`).id;
  for (const fields of fieldsOf(text.quotations)) {
    const [requested, seller, title, ago, deliveryOn, dueOn, status, discountPercent, taxTotal, priced, description, terms, byLink] =
      fields;
    const requisition = found(requisitions, each => each.title === requested, requested);
    const vendor = found(vendors, ({ name }) => name === seller, seller);
    const id = newId(codeOf(VendorQuotation));
    const createdAt = new Date(demoNow() - Number(ago) * day);
    const number = await drawNumber(em, { documentType: 'VENDOR_QUOTATION', prefix: 'VQ' }, createdAt.toISOString().slice(0, 10));
    const isApproved = status === 'APPROVED';
    const approvedAt = isApproved ? new Date(createdAt.getTime() + 3 * day) : null;
    const row = {
      id,
      number,
      title,
      vendor: vendor.id,
      requisition: requisition.id,
      requisitionRevision: 1,
      dueOn: dayFrom(dueOn),
      deliveryOn: dayFrom(deliveryOn),
      currency: vendor.currency,
      description,
      terms: terms || null,
      status: status as VendorQuotationStatusName,
      isByLink: !!byLink,
      submittedAt: createdAt,
      approvedBy: isApproved ? buyer : null,
      approvedAt,
      order: isApproved ? orderOf(requested, seller) : null,
      createdAt,
      updatedAt: approvedAt ?? createdAt,
    };
    const lines = priced.split(';').map(line => {
      const [name, rest] = line.split(' × ').map(part => part.trim());
      const [quantity, asked] = rest.split(' @ ');
      const [price, mark] = [asked.replace('*', ''), asked.endsWith('*')];
      const { id: productId } = found(products, product => product.name === name, name);
      return { productId, quantity, price, isAwarded: mark };
    });
    await insertRecords(em, VendorQuotation, [row]);
    await insertRecords(
      em,
      VendorQuotationLine,
      lines.map(({ productId, quantity, isAwarded }, index) => ({
        quotation: id,
        position: index + 1,
        product: productId,
        quantity,
        requisitionPosition: requisition.products.indexOf(productId) + 1 || null,
        isAwarded,
      })),
    );
    const offer = { id, revision: 1, requisitionId: requisition.id, vendorId: vendor.id, currency: vendor.currency };
    const offered = lines.map(({ productId, quantity, price }) => ({ productId, quantity, price }));
    await writeOffer(em, offer, { discountPercent, taxTotal, lines: offered });
    made.push({ id, name: number, createdAt });
  }
  return made;
}
