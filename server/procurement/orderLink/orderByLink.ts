import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { accessOfClass } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { InvalidInput, Refused, type Issue } from '../../core/errors.ts';
import { attachmentTypes } from '../../core/files/fileTypes.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { neutral, openLink } from '../../core/links/openLink.ts';
import { isStillGranted } from '../../core/links/recordLinks.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { logoUrl } from '../../core/print/letterhead.ts';
import { readUpload, receiveFile, type ArrivedFile } from '../../core/upload/receiveFile.ts';
import { acknowledgePurchaseOrder } from '../order/acknowledgePurchaseOrder.ts';
import { PurchaseOrder, PurchaseOrderLine } from '../order/PurchaseOrder.ts';
import { announceRules, vendorBillRules, type VendorBillValues } from './orderLink.rules.ts';
import { readVendorOrder, type VendorOrderValues } from './readVendorOrder.ts';
import { VendorBill, VendorBillLine } from './VendorBill.ts';

/** The action that the link of an order allows. */
export const orderLinkAction = 'ORDER';

/** Input from the holder of an order's link. */
interface ByLink {
  token: string;
  dryRun?: boolean;
}

/** Reads the order as its vendor sees it. Throws Refused `linkOver`, whatever is wrong with the link. */
export async function openVendorOrder(context: Context, token: string): Promise<VendorOrderValues> {
  const { companyId, recordId } = await openLink(context, token, orderLinkAction);
  return context.database.inCompany({ companyId }, em => shown(em, context, recordId)).catch(neutral);
}

/** Acknowledges an issued order; repeating it does nothing. Throws Refused `linkOver`. */
export const acknowledgeByLink = (context: Context, { token, dryRun }: ByLink): Promise<VendorOrderValues> =>
  act(context, { token, dryRun }, async (em, order) => {
    if (order.state === 'ISSUED') await acknowledgePurchaseOrder(em, order);
  });

/** Announces the day of delivery, as often as it changes. Throws InvalidInput, Refused `linkOver`. */
export async function announceByLink(context: Context, { token, dryRun, ...said }: ByLink & object): Promise<VendorOrderValues> {
  const { deliveryOn, announcement } = check(announceRules, said);
  return act(context, { token, dryRun }, async (em, order, { mayAnnounce }) => {
    if (!mayAnnounce) throw new Refused('linkOver');
    if (deliveryOn < (await companyToday(em))) throw new InvalidInput({ field: 'deliveryOn', code: 'inThePast' });
    order.announcedOn = deliveryOn;
    order.announcement = announcement;
  });
}

/**
 * Sends a bill for the order, which waits until somebody enters it.
 * @throws InvalidInput `vendorNumber` taken, `issuedOn` inTheFuture, `lines.N.position` notFound, taken; Refused `linkOver`.
 */
export async function billByLink(
  context: Context,
  { token, dryRun, file, ...said }: ByLink & { file?: Promise<FileUpload> | null } & object,
): Promise<VendorOrderValues> {
  const bill = check(vendorBillRules, said);
  await openLink(context, token, orderLinkAction);
  // Before the transaction, whose lock on the link would let nobody revoke it while the file is on its way.
  const arrived = file ? await readUpload(file, 'file') : null;
  return act(context, { token, dryRun }, async (em, order, { mayBill }) => {
    if (!mayBill) throw new Refused('linkOver');
    await storeBill(em, context, { order, bill, file: arrived });
  });
}

async function storeBill(
  em: EntityManager,
  context: Context,
  { order, bill: { lines, ...facts }, file }: { order: PurchaseOrder; bill: VendorBillValues; file: ArrivedFile | null },
): Promise<void> {
  if (facts.issuedOn > (await companyToday(em))) throw new InvalidInput({ field: 'issuedOn', code: 'inTheFuture' });
  const billed = await billedLines(em, order, lines);
  const taken = await em.execute<object[]>(
    `select from procurement_invoice where company_id = noria_company() and vendor_id = ? and lower(vendor_number) = lower(?) and state = 'ISSUED'
     union all select from vendor_bill where company_id = noria_company() and vendor_id = ? and lower(vendor_number) = lower(?) and status <> 'REFUSED'`,
    [order.vendor.id, facts.vendorNumber, order.vendor.id, facts.vendorNumber],
  );
  if (taken.length) throw new InvalidInput({ field: 'vendorNumber', code: 'taken' });
  const receipt = {
    field: 'file',
    types: attachmentTypes,
    refusal: 'fileTypeRefused',
    readers: [Permission.PROCUREMENT, Permission.FINANCIAL_MANAGEMENT],
  };
  const attachment = file && (await receiveFile({ em, context }, file, receipt));
  const made = em.create(VendorBill, {
    ...facts,
    order: ref(order),
    vendor: order.vendor,
    sentAt: new Date(),
    attachment: attachment && ref(attachment),
  });
  await em.flush();
  const rows = billed.map((line, index) => ({ ...line, bill: made.id, position: index + 1 }));
  await insertRecords(em, VendorBillLine, rows, { id: made.id, field: 'lines' });
}

async function billedLines(em: EntityManager, order: PurchaseOrder, lines: VendorBillValues['lines']) {
  const known = await em.find(PurchaseOrderLine, { order: order.id, deletedAt: null });
  const issues: Issue[] = [];
  const seen = new Set<number>();
  const billed = lines.flatMap(({ position, quantity, unitPrice }, index) => {
    const line = known.find(each => each.position === position);
    if (!line || seen.has(position)) issues.push({ field: `lines.${index}.position`, code: line ? 'taken' : 'notFound' });
    seen.add(position);
    return line && quantity !== null ? [{ orderLine: line.id, quantity, unitPrice }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return billed;
}

/** Acts under the link, which is checked again within the transaction; the order is locked, and its buyer told. */
async function act(
  context: Context,
  { token, dryRun = false }: ByLink,
  work: (em: EntityManager, order: PurchaseOrder, shown: VendorOrderValues) => Promise<void>,
): Promise<VendorOrderValues> {
  const { companyId, recordId: id } = await openLink(context, token, orderLinkAction);
  const name = await context.database.inCompany({ companyId }, async em => {
    const order = await em.findOne(PurchaseOrder, { id }, { populate: ['vendor'] as never });
    return order?.vendor.unwrap().name;
  });
  const done = inCompanyAsGuest(context, { companyId, name }, dryRun, async em => {
    const order = await em.findOneOrFail(PurchaseOrder, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!(await isStillGranted(em, token))) throw new Refused('linkOver');
    await work(em, order, await readVendorOrder(em, id));
    await em.flush();
    const record = { id, name: order.number };
    const told = { kind: NotificationKind.VENDOR_ANSWERED, access: accessOfClass(PurchaseOrder), record };
    await notify({ em, context, viewer: null }, { ...told, to: order.buyer ? [order.buyer.id] : [], text: name });
    return shown(em, context, id);
  });
  return done.catch(neutral);
}

async function shown(em: EntityManager, context: Context, id: string): Promise<VendorOrderValues> {
  const order = await readVendorOrder(em, id);
  return { ...order, company: { ...order.company, logo: await logoUrl(em, context.files) } } as VendorOrderValues;
}
