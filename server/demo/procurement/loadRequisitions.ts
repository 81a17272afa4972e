import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { ProcurementProduct, ProcurementProductGroup } from '../../procurement/product/ProcurementProduct.ts';
import { Requisition, RequisitionLine, RequisitionVendor } from '../../procurement/requisition/Requisition.ts';
import type { RequisitionStatusName } from '../../procurement/requisition/requisition.rules.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { PurchasingText } from './purchasingTexts.ts';
import { demoNow } from '../demoNow.ts';

const day = 24 * 3_600_000;

/** A record of the demo as others refer to it. */
interface Named {
  id: string;
  name: string;
}

/** What requisitions refer to, by name; products by code. */
interface Known {
  groups: readonly Named[];
  vendors: readonly Named[];
  departments: readonly Named[];
  heads: readonly Named[];
  stocked: readonly { id: string; code: string | null }[];
  /** Who asks, and who approves. */
  buyer: string;
}

const idsOf = (records: readonly Named[]) => {
  const ids = new Map(records.map(({ id, name }) => [name, id]));
  return (name: string): string => {
    const id = ids.get(name);
    if (!id) throw new Error(`The demo has no ${name}.`);
    return id;
  };
};

/** Loads what a demo company buys, created one after another from `since` on. */
export async function loadProcurementProducts(em: EntityManager, text: PurchasingText, { groups, stocked }: Known, since: Date) {
  const groupId = idsOf(groups);
  const links: { procurementProduct: string; position: number; productGroup: string }[] = [];
  const products = fieldsOf(text.products).map(([name, brand, description, title, code, state], index) => {
    const id = newId(codeOf(ProcurementProduct));
    const createdAt = new Date(since.getTime() + 3 * day + index * 900_000);
    links.push({ procurementProduct: id, position: 1, productGroup: groupId(title) });
    const inventoryProduct = stocked.find(product => code && product.code === code)?.id ?? null;
    const status = state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE;
    return { id, name, brand: brand || null, description, inventoryProduct, status, createdAt, updatedAt: createdAt };
  });
  await insertRecords(em, ProcurementProduct, products);
  await insertRecords(em, ProcurementProductGroup, links);
  return products;
}

/** Loads a demo company's requisitions in the order they were made. */
export async function loadRequisitions(em: EntityManager, text: PurchasingText, known: Known, products: readonly Named[]) {
  const [vendorId, departmentId, headId, productId] = [known.vendors, known.departments, known.heads, products].map(idsOf);
  const made: (Named & { title: string; products: string[]; createdAt: Date })[] = [];
  for (const [title, department, category, ago, due, status, vendors, lines, description, sealed, head] of fieldsOf(text.requisitions)) {
    const id = newId(codeOf(Requisition));
    const createdAt = new Date(demoNow() - Number(ago) * day);
    const isApproved = status === 'APPROVED';
    const approvedAt = isApproved ? new Date(createdAt.getTime() + day / 2) : null;
    const number = await drawNumber(em, { documentType: 'REQUISITION', prefix: 'REQ' }, createdAt.toISOString().slice(0, 10));
    const row = {
      id,
      number,
      title,
      department: departmentId(department),
      category,
      dueOn: new Date(demoNow() + Number(due) * day).toISOString().slice(0, 10),
      isSealed: !!sealed,
      description: description || null,
      overrideReason: null,
      head: head ? headId(head) : null,
      requisitionStatus: status as RequisitionStatusName,
      requestedBy: known.buyer,
      approvedBy: isApproved ? known.buyer : null,
      approvedAt,
      createdAt,
      updatedAt: approvedAt ?? createdAt,
    };
    const asked = lines.split(';').map(line => line.split('×').map(part => part.trim()));
    await insertRecords(em, Requisition, [row]);
    await insertRecords(
      em,
      RequisitionLine,
      asked.map(([name, quantity], index) => ({
        requisition: id,
        position: index + 1,
        product: productId(name),
        quantity,
        estimatedPrice: null,
        note: null,
      })),
    );
    await insertRecords(
      em,
      RequisitionVendor,
      vendors.split(', ').map((name, index) => ({ requisition: id, position: index + 1, vendor: vendorId(name) })),
    );
    made.push({ id, name: number, title, products: asked.map(([name]) => productId(name)), createdAt });
  }
  return made;
}
