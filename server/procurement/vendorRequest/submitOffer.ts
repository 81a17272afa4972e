import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { accessOfClass } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { attachmentTypes } from '../../core/files/fileTypes.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { receiveFile, type ArrivedFile } from '../../core/upload/receiveFile.ts';
import { writeOffer } from '../quotation/vendorOffer.ts';
import { VendorQuotation, VendorQuotationLine } from '../quotation/VendorQuotation.ts';
import { offerFigures } from '../quotation/vendorQuotation.rules.ts';
import { quotationSeries } from '../quotation/quotationSeries.ts';
import { RequisitionLine, type Requisition } from '../requisition/Requisition.ts';
import type { Vendor } from '../vendor/Vendor.ts';
import type { LinkOfferValues } from './vendorRequest.rules.ts';

/** Who was asked for what. */
export interface Asked {
  requisition: Requisition;
  vendor: Vendor;
}

/** An offer with the file that comes with it. */
interface Submitted extends LinkOfferValues {
  file: ArrivedFile | null;
  removesFile: boolean;
}

type Guest = Pick<Scope, 'em' | 'context'>;

const found = (em: EntityManager, { requisition, vendor }: Asked) =>
  em.findOne(
    VendorQuotation,
    { requisition: requisition.id, vendor: vendor.id, isByLink: true, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/**
 * Stores what a vendor offers by their link: the first time as a new quotation, then as its next revision. Earlier prices are kept.
 * @throws InvalidInput naming the field as the vendor's page does.
 */
export async function submitOffer(guest: Guest, asked: Asked, offer: Submitted): Promise<void> {
  const { em, context } = guest;
  const { requisition, vendor } = asked;
  const lines = await pricedLines(em, requisition, offer);
  const today = await companyToday(em);
  const past = (['deliveryOn', 'dueOn'] as const).filter(field => offer[field] < today);
  if (past.length) throw new InvalidInput(...past.map(field => ({ field, code: 'inThePast' })));
  const before = await found(em, asked);
  const currency = before?.currency ?? vendor.currency;
  const { description, terms, dueOn, deliveryOn } = offer;
  if (offerFigures({ ...offer, lines }, currency).finalAmount.gt(moneyLimit))
    throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  const said = { description, terms, dueOn, deliveryOn, status: 'PENDING', requisitionRevision: requisition.revision } as const;
  const quotation =
    before ??
    em.create(VendorQuotation, {
      ...said,
      number: await drawNumber(em, quotationSeries),
      title: requisition.title,
      vendor: ref(vendor),
      requisition: ref(requisition),
      currency,
      isByLink: true,
      submittedAt: new Date(),
    });
  if (before) Object.assign(before, said, { revision: before.revision + 1, submittedAt: new Date() });
  const file = await attach(guest, asked, offer);
  if (file || offer.removesFile) quotation.attachment = file && ref(file);
  await em.flush();
  const { id, revision } = quotation;
  if (before) await em.nativeDelete(VendorQuotationLine, { quotation: id });
  const rows = lines.map(({ productId, quantity, position }, index) => ({
    quotation: id,
    position: index + 1,
    product: productId,
    quantity,
    requisitionPosition: position,
  }));
  await insertRecords(em, VendorQuotationLine, rows, { id, field: 'lines' });
  const priced = lines.map(({ productId, quantity, price }) => ({ productId, quantity, price }));
  await writeOffer(em, { id, revision, requisitionId: requisition.id, vendorId: vendor.id, currency }, { ...offer, lines: priced });
  const request = { kind: NotificationKind.VENDOR_QUOTED, access: accessOfClass(VendorQuotation), record: { id, name: quotation.number } };
  const to = [requisition.requestedBy?.id].filter(user => user !== undefined);
  await notify({ em, context, viewer: null }, { ...request, to, text: vendor.name });
}

/** Takes the offer back; the vendor can send another until the due date. */
export async function withdrawOffer(em: EntityManager, asked: Asked): Promise<void> {
  const quotation = await found(em, asked);
  if (quotation && ['PENDING', 'ACTIVE'].includes(quotation.status)) quotation.status = 'CANCELLED';
}

/** The offered lines with their products and quantities, which the requisition says. */
async function pricedLines(em: EntityManager, requisition: Requisition, { lines }: LinkOfferValues) {
  const known = await em.find(RequisitionLine, { requisition: requisition.id, deletedAt: null });
  const issues: Issue[] = [];
  const seen = new Set<number>();
  const priced = lines.flatMap(({ position, price }, index) => {
    const line = known.find(each => each.position === position);
    if (!line || seen.has(position)) issues.push({ field: `lines.${index}.position`, code: line ? 'taken' : 'notFound' });
    seen.add(position);
    return line && price !== null ? { position, price, productId: line.product.id, quantity: line.quantity } : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return priced.toSorted((one, other) => one.position - other.position);
}

/** Stores the vendor's file; while prices are sealed, row level security hides it too. */
async function attach({ em, context }: Guest, { requisition }: Asked, { file: upload }: Submitted): Promise<StoredFile | null> {
  if (!upload) return null;
  const receipt = { field: 'file', types: attachmentTypes, refusal: 'fileTypeRefused', readers: [Permission.PROCUREMENT] };
  const file = await receiveFile({ em, context }, upload, receipt);
  await em.flush();
  if (requisition.isSealed)
    await em.execute('update stored_file set sealed_by_id = ? where company_id = noria_company() and id = ?', [requisition.id, file.id]);
  return file;
}
