import { LockMode } from '@mikro-orm/core';
import type { EntityClass } from '@mikro-orm/postgresql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { writeAudit } from '../audit/writeAudit.ts';
import { classOf } from '../database/RecordType.ts';
import { InvalidInput, Refused } from '../errors.ts';
import { imageTypes } from '../files/fileTypes.ts';
import { receiveFile } from '../upload/receiveFile.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { changePasswordRules, isPasswordEmail, preferencesRules, profileRules, typedPassword } from './credentials.rules.ts';
import { endSessionsOf, setCredential } from './credentials.ts';
import { currencyRule } from '../rules/currencyRule.ts';
import type { SessionParts } from './SessionParts.ts';
import type { SignIn } from './SignIn.ts';
import { shownViewer, type ViewerType } from './ViewerType.ts';

// Core refers to these two records by type byte, because it must not import their modules.
const userClass = () =>
  classOf(0x04) as EntityClass<{
    id: string;
    name: string;
    language: string;
    theme: string;
    listDensity: string;
    timeZone: string | null;
    dateFormat: string | null;
    numberFormat: string | null;
  }>;
const companyClass = () => classOf(0x01) as EntityClass<{ id: string; currency: string | null }>;

/** A transaction and its viewer. */
type AccountScope = Pick<Scope, 'em' | 'viewer'>;

/** What every user may change on their own account; each method runs within the command's transaction. */
export class Account {
  constructor(
    readonly parts: SessionParts,
    readonly signIn: SignIn,
  ) {}

  async updateProfile(scope: Scope, input: { name: string }): Promise<{ viewer: ViewerType }> {
    return this.#change(scope, check(profileRules, input));
  }

  /** Sets the profile image (PNG or JPEG); null removes it. InvalidInput image. */
  async setProfileImage(scope: Scope, { image }: { image?: Promise<FileUpload> | null }): Promise<{ viewer: ViewerType }> {
    return this.#change(scope, {
      profileImage: image
        ? await receiveFile(scope, image, { field: 'image', types: imageTypes, refusal: 'fileImageOnly', readers: ['SIGNED_IN'] })
        : null,
    });
  }

  /**
   * Updates language, theme, list density, time zone, formats and the home page's tiles. Omitted fields stay unchanged; null falls back to
   * the company's setting, or to the tiles of the user's modules.
   */
  async updatePreferences(scope: AccountScope, input: object): Promise<{ viewer: ViewerType }> {
    const { homeTiles, ...values } = check(preferencesRules, input);
    // By hand: the arrangement of one's own page is no change of the user that others would read in the audit trail.
    if (homeTiles !== undefined)
      await scope.em.execute('update user_account set home_tiles = ? where company_id = ? and id = ?', [
        homeTiles && JSON.stringify(homeTiles),
        scope.viewer.companyId,
        scope.viewer.userId,
      ]);
    return this.#change(scope, values);
  }

  /**
   * Replaces the password after verifying the current one and ends all other sessions. InvalidInput currentPassword: wrongPassword; Refused
   * tooManyAttempts.
   */
  async changePassword(
    { em, viewer, context }: Scope,
    input: { currentPassword: string; password: string; confirmPassword: string },
  ): Promise<object> {
    const { currentPassword, password } = check(changePasswordRules, input);
    if (isPasswordEmail(password, viewer.email)) throw new InvalidInput({ field: 'password', code: 'passwordIsEmail' });
    if (!(await this.signIn.isPasswordOf(viewer, currentPassword, context.origin.ipAddress)))
      throw new InvalidInput({ field: 'currentPassword', code: 'wrongPassword' });
    await setCredential(em, { ...viewer, password });
    await endSessionsOf(em, viewer.userId, viewer.sessionId);
    await writeAudit(em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
      { action: 'PASSWORD_CHANGED', entityType: 'User', entityId: viewer.userId, entityName: viewer.name },
    ]);
    await this.parts.outbox.put(em, {
      kind: 'passwordChanged',
      about: { userId: viewer.userId },
      to: viewer.email,
      language: viewer.language,
      values: { name: viewer.name, company: viewer.companyName },
      link: this.parts.publicUrl,
    });
    return {};
  }

  /** Unlocks the screen with a new bearer token for the same session. InvalidInput password: wrongPassword; Refused tooManyAttempts. */
  async unlock({ viewer, context }: Scope, input: { password: string }): Promise<{ accessToken: string; viewer: ViewerType }> {
    const password = typedPassword.safeParse(input.password);
    if (!password.success || !(await this.signIn.isPasswordOf(viewer, password.data, context.origin.ipAddress)))
      throw new InvalidInput({ field: 'password', code: 'wrongPassword' });
    return { accessToken: await this.parts.sessions.tokens.sign(viewer), viewer: shownViewer(viewer) };
  }

  /** Sets the company's currency, which can be done only once (domain §9). Refused currencyFixed if it is already set. */
  async chooseCurrency(scope: Scope, input: { currency: string }): Promise<{ viewer: ViewerType }> {
    const { currency } = check(currencyRule, input);
    const { em, viewer } = scope;
    await em.execute('select id from company where id = ? for no key update', [viewer.companyId]);
    const company = await em.findOneOrFail(companyClass(), { id: viewer.companyId });
    if (company.currency !== null) throw new InvalidInput({ field: 'currency', code: 'currencyFixed' });
    company.currency = currency;
    return this.#viewerNow(scope);
  }

  async #change(scope: AccountScope, values: object): Promise<{ viewer: ViewerType }> {
    const user = await scope.em.findOneOrFail(userClass(), { id: scope.viewer.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    Object.assign(user, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
    return this.#viewerNow(scope);
  }

  async #viewerNow({ em, viewer }: AccountScope): Promise<{ viewer: ViewerType }> {
    await em.flush();
    const now = await this.parts.sessions.viewerIn(em, viewer.sessionId);
    if (!now) throw new Refused('notSignedIn');
    return { viewer: shownViewer(now) };
  }
}
