import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { InvalidInput, NotFound, Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { endSessionsOf } from '../session/credentials.ts';
import type { SignIn } from '../session/SignIn.ts';
import { shownViewer, type ViewerType } from '../session/ViewerType.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';
import { codeRules, passkeyRules } from './secondFactor.rules.ts';
import { methodsOf, type SecondFactor } from './SecondFactor.ts';

/** Fresh proof of identity: the password, or a second-factor code. */
export interface FreshProof {
  password?: string | null;
  code?: string | null;
}

/** Result of a change: the recovery codes if they were just created (shown only once), and the updated viewer. */
interface Changed {
  recoveryCodes: string[] | null;
  viewer: ViewerType;
}

/** Minutes after a sign-in during which a factor can be added without further proof. */
const freshMinutes = 10;

/**
 * What every user may change about their own second factor. Each method runs within the command's transaction and is recorded in the audit
 * trail.
 */
export class OwnSecondFactor {
  constructor(
    readonly secondFactor: SecondFactor,
    readonly signIn: SignIn,
  ) {}

  /** Creates the secret for an authenticator app, which becomes active once a code is confirmed. Refused authenticatorExists. */
  async beginApp(scope: Scope, proof: FreshProof): Promise<{ secret: string; uri: string }> {
    await this.mustProve(scope, proof, true);
    const begun = await this.secondFactor.app.begin(scope.em, scope.viewer, scope.viewer.email);
    if (!begun) throw new Refused('authenticatorExists');
    return begun;
  }

  /** Activates the app. InvalidInput code: wrongCode; Refused tooManyAttempts. */
  async confirmApp(scope: Scope, input: { code: string }): Promise<Changed> {
    const { em, viewer, context } = scope;
    const { code } = check(codeRules, input);
    await this.secondFactor.guarded(viewer, { code }, context.origin, async () => {
      if (!(await this.secondFactor.app.confirm(em, viewer, code))) throw new InvalidInput({ field: 'code', code: 'wrongCode' });
    });
    return this.#added(scope, 'AUTHENTICATOR_ADDED');
  }

  /** Removes the app. InvalidInput password, code; Refused tooManyAttempts. */
  async removeApp(scope: Scope, proof: FreshProof): Promise<Changed> {
    await this.mustProve(scope, proof);
    const gone = await scope.em.execute<object[]>('delete from authenticator_app where company_id = ? and user_id = ? returning user_id', [
      scope.viewer.companyId,
      scope.viewer.userId,
    ]);
    if (!gone.length) throw NotFound();
    return this.#removed(scope, 'AUTHENTICATOR_REMOVED');
  }

  /** Options the browser needs to create a passkey. */
  async beginPasskey(scope: Scope, proof: FreshProof): Promise<{ options: object }> {
    await this.mustProve(scope, proof, true);
    const { em, viewer } = scope;
    const challenge = await newChallenge(em, 'NEW_PASSKEY', viewer);
    return { options: await this.secondFactor.passkeys.creation(em, viewer, viewer, challenge) };
  }

  /** Stores a newly created passkey. InvalidInput name; Refused passkeyRefused. */
  async addPasskey(scope: Scope, input: { name: string; passkey: unknown }): Promise<Changed> {
    const { em, viewer } = scope;
    const { name } = check(passkeyRules, input);
    const takes = (challenge: string) => takeChallenge(em, 'NEW_PASSKEY', challenge, viewer);
    if (!(await this.secondFactor.passkeys.keep(em, viewer, name, input.passkey, takes))) throw new Refused('passkeyRefused');
    return this.#added(scope, 'PASSKEY_ADDED');
  }

  /** Removes a passkey. InvalidInput password, code; NotFound if it is not the viewer's. */
  async removePasskey(scope: Scope, { id, ...proof }: FreshProof & { id: string }): Promise<Changed> {
    await this.mustProve(scope, proof);
    const gone = await scope.em.execute<object[]>(
      'delete from passkey where id::text = ? and company_id = ? and user_id = ? returning id',
      [id, scope.viewer.companyId, scope.viewer.userId],
    );
    if (!gone.length) throw NotFound();
    return this.#removed(scope, 'PASSKEY_REMOVED');
  }

  /** Replaces the recovery codes with ten new ones. Refused secondFactorMissing. */
  async renewCodes(scope: Scope, proof: FreshProof): Promise<Changed> {
    const { em, viewer } = scope;
    await this.mustProve(scope, proof);
    if (!(await methodsOf(em, viewer)).length) throw new Refused('secondFactorMissing');
    const recoveryCodes = await renewRecoveryCodes(em, viewer);
    await note(scope, 'RECOVERY_CODES_RENEWED');
    return { recoveryCodes, viewer: await this.#viewerNow(scope) };
  }

  /** Throws unless the viewer proves their identity again; with `freshSignInDoes`, a recent sign-in is enough. */
  async mustProve({ em, viewer, context }: Scope, { password, code }: FreshProof, freshSignInDoes = false): Promise<void> {
    if (code) {
      const mustBeRight = () => this.secondFactor.mustBeRight(em, viewer, { code });
      return this.secondFactor.guarded(viewer, { code }, context.origin, mustBeRight);
    }
    if (!password) {
      if (freshSignInDoes && (await isFresh(em, viewer.sessionId))) return;
      throw new InvalidInput({ field: 'password', code: 'required' });
    }
    if (!(await this.signIn.isPasswordOf(viewer, password, context.origin.ipAddress)))
      throw new InvalidInput({ field: 'password', code: 'wrongPassword' });
  }

  /** The first factor comes with recovery codes. All other sessions end, because they may have been opened without it. */
  async #added(scope: Scope, action: string): Promise<Changed> {
    const { em, viewer } = scope;
    const methods = await methodsOf(em, viewer);
    const recoveryCodes = methods.includes('RECOVERY_CODE') ? null : await renewRecoveryCodes(em, viewer);
    await this.#changed(scope, action, true);
    return { recoveryCodes, viewer: await this.#viewerNow(scope) };
  }

  async #removed(scope: Scope, action: string): Promise<Changed> {
    const { em, viewer } = scope;
    const stillHas = (await methodsOf(em, viewer)).length > 0;
    if (!stillHas) await em.execute('delete from recovery_code where company_id = ? and user_id = ?', [viewer.companyId, viewer.userId]);
    await this.#changed(scope, action, stillHas);
    return { recoveryCodes: null, viewer: await this.#viewerNow(scope) };
  }

  async #changed(scope: Scope, action: string, hasSecondFactor: boolean): Promise<void> {
    const { em, viewer } = scope;
    await em.execute('update user_account set has_second_factor = ? where company_id = ? and id = ?', [
      hasSecondFactor,
      viewer.companyId,
      viewer.userId,
    ]);
    await endSessionsOf(em, viewer.userId, viewer.sessionId);
    await note(scope, action);
    await this.secondFactor.parts.outbox.put(em, {
      about: { userId: viewer.userId },
      kind: action.endsWith('ADDED') ? 'secondFactorAdded' : 'secondFactorRemoved',
      to: viewer.email,
      language: viewer.language,
      values: { name: viewer.name, company: viewer.companyName },
      link: `${this.secondFactor.parts.publicUrl}/settings/security/`,
    });
  }

  async #viewerNow({ em, viewer }: Scope): Promise<ViewerType> {
    const now = await this.secondFactor.parts.sessions.viewerIn(em, viewer.sessionId);
    if (!now) throw new Refused('notSignedIn');
    return shownViewer(now);
  }
}

async function isFresh(em: EntityManager, sessionId: string): Promise<boolean> {
  const [session] = await em.execute<object[]>('select from session where id = ? and created_at > now() - make_interval(mins => ?)', [
    sessionId,
    freshMinutes,
  ]);
  return session !== undefined;
}

const note = ({ em, viewer, context }: Scope, action: string) =>
  writeAudit(em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
    { action, entityType: 'User', entityId: viewer.userId, entityName: viewer.name },
  ]);
