import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { linkAddress } from '../../core/links/linkAddress.ts';
import { newRecordLink, revokeRecordLinks } from '../../core/links/recordLinks.ts';
import type { MailKind } from '../../core/mail/writeMail.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { attempt } from '../../core/session/attempts.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { Vendor } from '../vendor/Vendor.ts';
import type { RegistrationStatusName } from '../vendor/vendor.rules.ts';
import { VendorService } from '../vendor/VendorService.ts';
import { VendorInvitation } from './VendorInvitation.ts';
import { inviteVendorRules, refuseVendorRules, registrationDays } from './vendorRegistration.rules.ts';

/** The page that a link to register opens. */
const page = '/vendorManagement/vendors/createExternalVendor/';

/** Registration of vendors by a link, which a company mails or passes on, and whose answer it accepts or refuses. */
export class VendorRegistrationService {
  constructor(private readonly scope: Scope) {}

  /**
   * Mails a link to register; without an address it is returned, to be passed on by hand.
   * @throws Refused `tooManyAttempts` when one address is written to again and again.
   */
  async invite(input: {
    email?: string | null;
    language?: LanguageCode | null;
  }): Promise<{ vendorInvitation: VendorInvitation; link: string | null }> {
    const { em, viewer, context } = this.scope;
    const { email, language } = check(inviteVendorRules, { ...input, language: input.language ?? viewer.language.toUpperCase() });
    if (email) await attempt(context.database, 'INVITATION', email, context.origin.ipAddress);
    const [{ lastDay }] = await em.execute<[{ lastDay: string }]>(`select (noria_today() + ?::int)::text as "lastDay"`, [registrationDays]);
    const vendorInvitation = em.create(VendorInvitation, {
      email,
      language: LanguageCode[language],
      invitedBy: await actorOf(this.scope),
      sentAt: new Date(),
      lastDay,
    });
    await em.flush();
    const secret = await newRecordLink(em, vendorInvitation.id, ['REGISTER'], lastDay);
    const link = linkAddress(context.session.settings.publicUrl, LanguageCode[language], page, secret);
    if (!email) return { vendorInvitation, link };
    await this.#mail('vendorInvitation', { to: email, language, values: { days: registrationDays }, link });
    return { vendorInvitation, link: null };
  }

  /** Withdraws an invitation: its link stops working. Repeating it does nothing. */
  async withdraw(id: string): Promise<string[]> {
    const { em } = this.scope;
    const found = typeOfId(id) === codeOf(VendorInvitation) ? await em.findOne(VendorInvitation, { id, deletedAt: null }) : null;
    if (!found) throw NotFound();
    found.deletedAt = new Date();
    await revokeRecordLinks(em, id);
    await em.flush();
    return [id];
  }

  /** Accepts a vendor who registered by a link, or was refused before: they become ACTIVE and are told by mail. Repeating it does nothing. */
  accept(id: string, version?: number): Promise<Vendor> {
    return this.#decide(id, version, 'ACCEPTED');
  }

  /** Refuses a vendor who registered by a link, and tells them by mail, with the reason. Repeating it does nothing. */
  refuse(input: { id: string; version?: number; reason?: string | null }): Promise<Vendor> {
    const { id, reason } = check(refuseVendorRules, input);
    return this.#decide(id, input.version, 'REFUSED', reason);
  }

  async #decide(id: string, version: number | undefined, to: RegistrationStatusName, reason: string | null = null): Promise<Vendor> {
    const { em, viewer } = this.scope;
    const refused = refusal(viewer, writersOf(Vendor), 'APPROVE');
    if (refused) throw refused;
    const vendor = await new VendorService(this.scope).find(id, version);
    if (vendor.registration === to) return vendor;
    if (!vendor.registration || vendor.registration === 'ACCEPTED')
      throw new Refused('invalidTransition', { from: vendor.registration ?? 'ACCEPTED', to, allowed: [] });
    vendor.registration = to;
    vendor.status = to === 'ACCEPTED' ? ActiveStatus.ACTIVE : ActiveStatus.INACTIVE;
    await em.execute(
      `update record_link set revoked_at = now() where company_id = noria_company() and revoked_at is null
         and record_id in (select id from vendor_invitation where company_id = noria_company() and vendor_id = ?)`,
      [id],
    );
    const { name, email, language } = vendor;
    const lines = reason ? [reason] : [];
    await this.#mail(to === 'ACCEPTED' ? 'vendorAccepted' : 'vendorRefused', { to: email, language, values: { name }, lines });
    await em.flush();
    return vendor;
  }

  #mail(
    kind: MailKind,
    {
      language,
      values,
      ...rest
    }: { to: string; language: string; values: Record<string, string | number>; lines?: string[]; link?: string },
  ): Promise<void> {
    const { em, viewer, context } = this.scope;
    return context.session.outbox.put(em, {
      ...rest,
      kind,
      about: { readers: [Permission.PROCUREMENT] },
      language: language.toLowerCase() as Language,
      values: { ...values, company: viewer.companyName },
    });
  }
}
