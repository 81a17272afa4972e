import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { neutral, openLink } from '../../core/links/openLink.ts';
import { isStillGranted } from '../../core/links/recordLinks.ts';
import { logoUrl } from '../../core/print/letterhead.ts';
import { readUpload } from '../../core/upload/receiveFile.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { askQuestion } from './askQuestion.ts';
import { questionRules } from './question.rules.ts';
import { submitOffer, withdrawOffer, type Asked } from './submitOffer.ts';
import { holdLink, readVendorRequest, type VendorRequestValues } from './readVendorRequest.ts';
import { VendorRequest } from './VendorRequest.ts';
import { linkOfferRules } from './vendorRequest.rules.ts';

/** Input from the holder of a vendor's link. */
interface ByLink {
  token: string;
  dryRun?: boolean;
}

/** A file that comes with an offer, or whether the one sent before goes. */
interface Attached {
  file?: Promise<FileUpload> | null;
  removesFile?: boolean | null;
}

/** Reads the request as its vendor sees it. Throws Refused `linkOver`, whatever is wrong with the link. */
export async function openVendorRequest(context: Context, token: string): Promise<VendorRequestValues> {
  const { companyId, recordId } = await openLink(context, token, 'VIEW');
  const read = context.database.inCompany({ companyId }, async em => {
    await holdLink(em, token);
    const request = await readVendorRequest(em, recordId);
    await em.execute('update vendor_request set opened_at = now() where company_id = noria_company() and id = ? and opened_at is null', [
      recordId,
    ]);
    return { ...request, company: { ...request.company, logo: await logoUrl(em, context.files) } };
  });
  return read.catch(neutral);
}

/** Stores the vendor's prices, as often as they like until the due date. Throws InvalidInput, Refused `linkOver`. */
export async function submitByLink(
  context: Context,
  { token, dryRun, file, removesFile, ...said }: ByLink & Attached & object,
): Promise<VendorRequestValues> {
  const offer = check(linkOfferRules, said);
  await openLink(context, token, 'QUOTE');
  // Before the transaction, whose lock on the link would let nobody revoke it while the file is on its way.
  const arrived = file ? await readUpload(file, 'file') : null;
  return act(context, { token, dryRun }, (em, asked) =>
    submitOffer({ em, context }, asked, { ...offer, file: arrived, removesFile: !!removesFile }),
  );
}

/** Takes the vendor's prices back until the due date; repeating it does nothing. Throws Refused `linkOver`. */
export const withdrawByLink = (context: Context, { token, dryRun }: ByLink): Promise<VendorRequestValues> =>
  act(context, { token, dryRun }, withdrawOffer);

/** Asks the company about the request until the due date. Throws InvalidInput, Refused `linkOver`. */
export function askByLink(context: Context, { token, dryRun, ...said }: ByLink & object): Promise<VendorRequestValues> {
  const { question } = check(questionRules, said);
  return act(context, { token, dryRun }, (em, asked) => askQuestion(em, context, asked, question));
}

/** Acts under the link, which is checked again within the transaction; the requisition stays as it is meanwhile. */
async function act(
  context: Context,
  { token, dryRun = false }: ByLink,
  work: (em: EntityManager, asked: Asked) => Promise<void>,
): Promise<VendorRequestValues> {
  const { companyId, recordId } = await openLink(context, token, 'QUOTE');
  const done = inCompanyAsGuest(context, { companyId, name: await nameOfVendor(context, companyId, recordId) }, dryRun, async em => {
    const request = await em.findOneOrFail(VendorRequest, { id: recordId, deletedAt: null });
    const held = { lockMode: LockMode.PESSIMISTIC_READ };
    const requisition = await em.findOneOrFail(Requisition, { id: request.requisition.id, deletedAt: null }, held);
    const vendor = await em.findOneOrFail(Vendor, { id: request.vendor.id, deletedAt: null }, held);
    if (!(await isStillGranted(em, token))) throw new Refused('linkOver');
    await holdLink(em, token);
    const { isOpen } = await readVendorRequest(em, recordId);
    if (!isOpen) throw new Refused('linkOver');
    await work(em, { requisition, vendor });
    await em.flush();
    return readVendorRequest(em, recordId);
  });
  return done.catch(neutral);
}

/** Name of the vendor in the audit trail. */
function nameOfVendor(context: Context, companyId: string, requestId: string): Promise<string | undefined> {
  return context.database.inCompany({ companyId }, async em => {
    const request = await em.findOne(VendorRequest, { id: requestId }, { populate: ['vendor'] as never });
    return request?.vendor.unwrap().name;
  });
}
