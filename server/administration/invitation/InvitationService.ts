import { ref } from '@mikro-orm/core';
import { refuseMorePrivileged } from '../../core/access/refuseMorePrivileged.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { enforcePlanLimit } from '../../core/plan/planLimits.ts';
import { attempt } from '../../core/session/attempts.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { hashOf, newSecret } from '../../core/session/secrets.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { lockCompany } from '../company/lockCompany.ts';
import { refuseUnassignable } from '../role/refuseUnassignable.ts';
import { Role } from '../role/Role.ts';
import { limitNewAddresses } from '../user/signInAddress.ts';
import { Invitation } from './Invitation.ts';
import { invitationDays, invitationRules } from './invitation.rules.ts';

/** Values of an invitation that an administrator sets. */
export interface InvitationValues {
  email: string;
  roleId: string;
  /** Defaults to the viewer's own. */
  language?: LanguageCode | null;
  /** The employee whose account it will be. */
  employeeId?: string | null;
}

/** Invites people by mail. A pending invitation counts towards the plan's user limit. */
export class InvitationService {
  constructor(private readonly scope: Scope) {}

  /** Sends an invitation. Throws InvalidInput email taken or roleId, Refused planLimitExceeded or tooManyAttempts. */
  async invite({ language, employeeId, ...input }: InvitationValues): Promise<Invitation> {
    const { em, viewer } = this.scope;
    const { email, roleId } = check(invitationRules, input);
    await this.#limit(email);
    await limitNewAddresses(this.scope);
    await lockCompany(em);
    await refuseUnassignable(this.scope, roleId);
    // Only the holder of the link learns whether the address signs in to another company (acceptInvitation).
    const [taken] = await em.execute<object[]>(
      'select from user_account where company_id = noria_company() and lower(email) = lower(?) and deleted_at is null',
      [email],
    );
    if (taken) throw new InvalidInput({ field: 'email', code: 'taken' });
    const invitation = em.create(Invitation, {
      email,
      role: ref(em.getReference(Role, roleId)),
      invitedBy: ref(em.getReference(CompanyUser, viewer.userId)),
      language: language ?? LanguageCode[viewer.language.toUpperCase() as 'EN'],
      employeeId,
      ...times(),
    });
    await em.flush();
    await this.#send(invitation);
    await enforcePlanLimit(this.scope, 'users', 1);
    return invitation;
  }

  /** Sends a new link and invalidates the old one. Throws Refused hasMorePermissions or tooManyAttempts. */
  async resend(id: string): Promise<Invitation> {
    const invitation = await this.#renew(id);
    await this.#send(invitation);
    return invitation;
  }

  /** Returns a new link, to be passed on by hand, and invalidates the old one. Throws Refused hasMorePermissions or tooManyAttempts. */
  async renewLink(id: string): Promise<string> {
    return this.#link(await this.#renew(id));
  }

  async #renew(id: string): Promise<Invitation> {
    const invitation = await this.#find(id);
    await this.#limit(invitation.email);
    const wasOver = invitation.expiresAt.getTime() <= Date.now();
    Object.assign(invitation, times());
    await this.scope.em.flush();
    if (wasOver) await enforcePlanLimit(this.scope, 'users', 1);
    return invitation;
  }

  /** Withdraws an invitation: invalidates its link and frees its place in the plan. Throws Refused hasMorePermissions. */
  async cancel(id: string): Promise<string[]> {
    const invitation = await this.#find(id);
    invitation.deletedAt = new Date();
    await this.scope.em.flush();
    return [id];
  }

  async #find(id: string): Promise<Invitation> {
    // Invitations count towards the user limit, so every change holds the company row.
    await lockCompany(this.scope.em);
    const found = typeOfId(id) === codeOf(Invitation) ? await this.scope.em.findOne(Invitation, { id, deletedAt: null }) : null;
    if (!found) throw NotFound();
    await refuseMorePrivileged(this.scope, found.role.id);
    return found;
  }

  /** Rate-limits invitations to one address, so that they cannot flood a mailbox. */
  #limit(email: string): Promise<unknown> {
    const { context } = this.scope;
    return attempt(context.database, 'INVITATION', email, context.origin.ipAddress);
  }

  async #link({ id, language }: Invitation): Promise<string> {
    const { em, context } = this.scope;
    const secret = newSecret();
    await em.execute('select noria_link_invitation(?, ?)', [id, hashOf(secret)]);
    const prefix = language === 'EN' ? '' : `/${language.toLowerCase()}`;
    return `${context.session.settings.publicUrl}${prefix}/authentication/invitation?token=${secret}`;
  }

  async #send(invitation: Invitation): Promise<void> {
    const { em, viewer, context } = this.scope;
    const { id, email, language } = invitation;
    const { outbox } = context.session;
    const readers = language.toLowerCase() as Language;
    const link = await this.#link(invitation);
    const values = { inviter: viewer.name, company: viewer.companyName, days: invitationDays };
    await outbox.put(em, { kind: 'invitation', about: { invitationId: id }, to: email, language: readers, values, link });
  }
}

const times = () => ({ sentAt: new Date(), expiresAt: new Date(Date.now() + invitationDays * 86_400_000) });
