import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { linkAddress } from '../../core/links/linkAddress.ts';
import { newRecordLink, revokeRecordLinks } from '../../core/links/recordLinks.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { VendorQuotation } from '../quotation/VendorQuotation.ts';
import type { Requisition } from '../requisition/Requisition.ts';
import { RequisitionService } from '../requisition/RequisitionService.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { longDay } from './longDay.ts';
import { VendorRequest } from './VendorRequest.ts';
import { sendRules } from './vendorRequest.rules.ts';

/** Actions allowed to the holder of a vendor's link. */
const linkActions = ['VIEW', 'QUOTE'];

/** The page that a vendor's link opens. */
const page = '/vendorManagement/requisition/externalRequisitionForm/';

/** How many products the mail names. */
const named = 12;

/** Sends requisitions to vendors, who answer by a link and without an account (domain §4). */
export class VendorRequestService {
  constructor(private readonly scope: Scope) {}

  /**
   * Mails each vendor their link, in their language; a link sent before stops working. Vendors not asked so far join the requisition; all
   * of its vendors, if none are given.
   * @throws Refused `requisitionNotApproved`, `documentLocked` once a quotation was awarded, or `sealedNeedsMail`; InvalidInput for inactive vendors and a due
   *   date that has passed.
   */
  async send(input: { requisitionId: string; vendorIds?: string[] | null }): Promise<Requisition> {
    const { em } = this.scope;
    const { requisitionId, vendorIds } = check(sendRules, { ...input, vendorIds: input.vendorIds ?? [] });
    const service = new RequisitionService(this.scope);
    const requisition = await service.find(requisitionId, undefined, 'requisitionId');
    if (requisition.requisitionStatus !== 'APPROVED') throw new Refused('requisitionNotApproved');
    if (await em.count(VendorQuotation, { requisition: requisitionId, status: 'APPROVED', deletedAt: null }))
      throw new Refused('documentLocked');
    if (requisition.dueOn < (await companyToday(em))) throw new InvalidInput({ field: 'dueOn', code: 'inThePast' });
    // Without a mail server its staff would pass the links on, and read by them what is sealed.
    if (requisition.isSealed && !this.scope.context.session.outbox.sends) throw new Refused('sealedNeedsMail');
    const { vendorIds: known } = (await service.valuesOf(requisition)) as { vendorIds: string[] };
    const asked = vendorIds.length ? vendorIds : known;
    await refuseInactive(
      em,
      asked.map((id, index) => ({ field: `vendorIds.${index}`, Entity: Vendor, id })),
    );
    if (asked.some(id => !known.includes(id))) await service.update({ id: requisitionId, vendorIds: [...new Set([...known, ...asked])] });
    const vendors = await em.find(Vendor, { id: { $in: asked } }, { orderBy: { id: 'asc' } });
    const sentBy = await creatorOf(this.scope);
    const lines = await this.#products(requisitionId);
    for (const vendor of vendors) await this.#mail(requisition, vendor, { sentBy, lines });
    await em.flush();
    return requisition;
  }

  async #mail(requisition: Requisition, vendor: Vendor, { sentBy, lines }: { sentBy: string | null; lines: string[] }): Promise<void> {
    const { em, viewer, context } = this.scope;
    const pair = { requisition: requisition.id, vendor: vendor.id };
    const sent = { sentAt: new Date(), sentBy: sentBy ? em.getReference(CompanyUser, sentBy as never, { wrapped: true }) : null };
    const request = (await em.findOne(VendorRequest, pair)) ?? em.create(VendorRequest, { ...pair, ...sent });
    Object.assign(request, sent);
    await em.flush();
    await revokeRecordLinks(em, request.id);
    const secret = await newRecordLink(em, request.id, linkActions, requisition.dueOn);
    const language = vendor.language.toLowerCase() as Language;
    const { number, title, dueOn } = requisition;
    await context.session.outbox.put(em, {
      kind: 'vendorRequest',
      about: { readers: [Permission.PROCUREMENT] },
      to: vendor.email,
      language,
      values: { name: vendor.name, company: viewer.companyName, number, title, date: longDay(dueOn, language) },
      lines,
      link: linkAddress(context.session.settings.publicUrl, vendor.language, page, secret),
    });
  }

  #products(requisitionId: string): Promise<string[]> {
    return this.scope.em
      .execute<{ text: string }[]>(
        `select p.name || ' × ' || trim_scale(l.quantity) as text from requisition_line l
         join procurement_product p on p.company_id = l.company_id and p.id = l.product_id
         where l.company_id = noria_company() and l.requisition_id = ? and l.deleted_at is null order by l.position limit ?`,
        [requisitionId, named],
      )
      .then(rows => rows.map(({ text }) => text));
  }
}
