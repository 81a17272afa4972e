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

/** What shows anew who one is: the password, or a code of the second factor. */
export interface FreshProof {
  password?: string | null;
  code?: string | null;
}

/** What a change answers: the recovery codes when they were made with it, this once, and the viewer as he is now. */
interface Changed {
  recoveryCodes: string[] | null;
  viewer: ViewerType;
}

/** Minutes after a sign-in in which nothing more is asked to add a factor. */
const freshMinutes = 10;

/** What everybody settles about his own second factor; each within the command's transaction, all of it in the audit trail. */
export class OwnSecondFactor {
  constructor(
    readonly secondFactor: SecondFactor,
    readonly signIn: SignIn,
  ) {}

  /** The secret for an authenticator app, which counts once a code of it has been typed. Refused authenticatorExists. */
  async beginApp(scope: Scope, proof: FreshProof): Promise<{ secret: string; uri: string }> {
    await this.mustProve(scope, proof, true);
    const begun = await this.secondFactor.app.begin(scope.em, scope.viewer, scope.viewer.email);
    if (!begun) throw new Refused('authenticatorExists');
    return begun;
  }

  /** Switches the app on. InvalidInput code: wrongCode; Refused tooManyAttempts. */
  async confirmApp(scope: Scope, input: { code: string }): Promise<Changed> {
    const { em, viewer, context } = scope;
    const { code } = check(codeRules, input);
    await this.secondFactor.guarded(viewer, { code }, context.origin, async () => {
      if (!(await this.secondFactor.app.confirm(em, viewer, code))) throw new InvalidInput({ field: 'code', code: 'wrongCode' });
    });
    return this.#added(scope, 'AUTHENTICATOR_ADDED');
  }

  /** Takes the app away. InvalidInput password, code; Refused tooManyAttempts. */
  async removeApp(scope: Scope, proof: FreshProof): Promise<Changed> {
    await this.mustProve(scope, proof);
    const gone = await scope.em.execute<object[]>('delete from authenticator_app where company_id = ? and user_id = ? returning user_id', [
      scope.viewer.companyId,
      scope.viewer.userId,
    ]);
    if (!gone.length) throw NotFound();
    return this.#removed(scope, 'AUTHENTICATOR_REMOVED');
  }

  /** What the browser needs to make a passkey. */
  async beginPasskey(scope: Scope, proof: FreshProof): Promise<{ options: object }> {
    await this.mustProve(scope, proof, true);
    const { em, viewer } = scope;
    const challenge = await newChallenge(em, 'NEW_PASSKEY', viewer);
    return { options: await this.secondFactor.passkeys.creation(em, viewer, viewer, challenge) };
  }

  /** Keeps a passkey that was made. InvalidInput name; Refused passkeyRefused. */
  async addPasskey(scope: Scope, input: { name: string; passkey: unknown }): Promise<Changed> {
    const { em, viewer } = scope;
    const { name } = check(passkeyRules, input);
    const takes = (challenge: string) => takeChallenge(em, 'NEW_PASSKEY', challenge, viewer);
    if (!(await this.secondFactor.passkeys.keep(em, viewer, name, input.passkey, takes))) throw new Refused('passkeyRefused');
    return this.#added(scope, 'PASSKEY_ADDED');
  }

  /** Takes a passkey away. InvalidInput password, code; NotFound when it is not the viewer's. */
  async removePasskey(scope: Scope, { id, ...proof }: FreshProof & { id: string }): Promise<Changed> {
    await this.mustProve(scope, proof);
    const gone = await scope.em.execute<object[]>(
      'delete from passkey where id::text = ? and company_id = ? and user_id = ? returning id',
      [id, scope.viewer.companyId, scope.viewer.userId],
    );
    if (!gone.length) throw NotFound();
    return this.#removed(scope, 'PASSKEY_REMOVED');
  }

  /** Ten new recovery codes in place of the old ones. Refused secondFactorMissing. */
  async renewCodes(scope: Scope, proof: FreshProof): Promise<Changed> {
    const { em, viewer } = scope;
    await this.mustProve(scope, proof);
    if (!(await methodsOf(em, viewer)).length) throw new Refused('secondFactorMissing');
    const recoveryCodes = await renewRecoveryCodes(em, viewer);
    await note(scope, 'RECOVERY_CODES_RENEWED');
    return { recoveryCodes, viewer: await this.#viewerNow(scope) };
  }

  /** Throws unless the viewer shows anew who he is; a sign-in a moment ago will do where that is said. */
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

  /** The first factor brings recovery codes with it; whoever is signed in elsewhere without one signs in anew. */
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
