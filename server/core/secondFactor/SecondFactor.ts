import type { EntityManager } from '@mikro-orm/postgresql';
import { auditValues, insertLines } from '../audit/writeAudit.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { InvalidInput, Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../audit/Origin.ts';
import { attempt } from '../session/attempts.ts';
import { refuseInactiveAccount } from '../session/refuseInactiveAccount.ts';
import type { SessionParts } from '../session/SessionParts.ts';
import { inTransaction, signedIn, type SignedIn } from '../session/SignedIn.ts';
import type { AuthenticatorApp } from './AuthenticatorApp.ts';
import { newChallenge, ownerOfChallenge, takeChallenge, type ChallengeOwner } from './challenges.ts';
import type { Passkeys } from './Passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { codeRules, isAppCode } from './secondFactor.rules.ts';

/** Methods for the second step of a sign-in. */
export type FactorMethod = 'AUTHENTICATOR_APP' | 'PASSKEY' | 'RECOVERY_CODE';

/** The open second step of a sign-in. */
export interface SignInChallenge {
  token: string;
  methods: FactorMethod[];
  /** Options for the browser's `navigator.credentials.get`; null without a passkey. */
  passkeyOptions: object | null;
}

/** Result of the first step: a session, or a second-factor challenge. */
export type Admission = SignedIn | { challenge: SignInChallenge };

/** Proof of the second factor: an app code or recovery code, or a passkey's response. */
export interface SecondProof {
  code?: string | null;
  passkey?: unknown;
}

/** The second step of every sign-in, whatever the first step was. */
export class SecondFactor {
  constructor(
    readonly parts: SessionParts,
    readonly app: AuthenticatorApp,
    readonly passkeys: Passkeys,
  ) {}

  /**
   * Admits a user who has passed the first step: at once if they have no second factor or sent its code, otherwise with a challenge. Call
   * it within `guarded`. InvalidInput code: wrongCode; Refused as `refuseInactiveAccount`.
   */
  async admit(em: EntityManager, owner: ChallengeOwner, origin: Origin, code?: string | null): Promise<Admission> {
    await refuseInactiveAccount(em, owner);
    const methods = await methodsOf(em, owner);
    if (!methods.length) return signedIn(em, this.parts.sessions, owner, origin);
    if (!code) return { challenge: await this.#challenge(em, owner, methods) };
    await this.mustBeRight(em, owner, { code });
    return signedIn(em, this.parts.sessions, owner, origin);
  }

  /** The second step: answers a challenge. InvalidInput code: wrongCode; Refused challengeExpired, passkeyRefused, tooManyAttempts. */
  async complete({ challenge, ...proof }: SecondProof & { challenge: string }, origin: Origin): Promise<SignedIn> {
    const { database, sessions } = this.parts;
    const owner = await ownerOfChallenge(database.pool, 'SECOND_FACTOR', challenge);
    if (!owner) throw new Refused('challengeExpired');
    return this.guarded(owner, proof, origin, () =>
      inTransaction(database.forPlatform(owner), false, async em => {
        if (!(await takeChallenge(em, 'SECOND_FACTOR', challenge, owner))) throw new Refused('challengeExpired');
        await refuseInactiveAccount(em, owner);
        await this.mustBeRight(em, owner, proof, challenge);
        return signedIn(em, sessions, owner, origin);
      }),
    );
  }

  /** Runs the verification of a proof. Attempts are rate-limited like those on a password, and failures are recorded in the audit trail. */
  async guarded<T>(owner: ChallengeOwner, { code, passkey }: SecondProof, origin: Origin, work: () => Promise<T>): Promise<T> {
    if (!code && !passkey) return work();
    const tried = await attempt(this.parts.database, 'SECOND_FACTOR', owner.userId, origin.ipAddress);
    try {
      const answer = await work();
      await tried.succeeded();
      return answer;
    } catch (error) {
      if (isWrongProof(error)) await this.#noteFailure(owner, origin);
      else await tried.forgiven();
      throw error;
    }
  }

  /** Throws unless the proof is valid; whatever it uses up is consumed with the transaction. */
  async mustBeRight(em: EntityManager, owner: ChallengeOwner, { code, passkey }: SecondProof, challenge?: string): Promise<void> {
    if (passkey && challenge) {
      if (await this.passkeys.isRight(em, owner, passkey, signed => signed === challenge, false)) return;
      throw new Refused('passkeyRefused');
    }
    const typed = check(codeRules, { code: code ?? '' }).code;
    const isRight = isAppCode(typed) ? await this.app.isRight(em, owner, typed) : await takeRecoveryCode(em, owner, typed);
    if (!isRight) throw new InvalidInput({ field: 'code', code: 'wrongCode' });
  }

  async #challenge(em: EntityManager, owner: ChallengeOwner, methods: FactorMethod[]): Promise<SignInChallenge> {
    const token = await newChallenge(em, 'SECOND_FACTOR', owner);
    return { token, methods, passkeyOptions: methods.includes('PASSKEY') ? await this.passkeys.request(token, em, owner) : null };
  }

  async #noteFailure({ userId, companyId }: ChallengeOwner, origin: Origin): Promise<void> {
    const { aside } = this.parts.database;
    const ask = <Row extends object>(text: string, values: unknown[]) => platformQuery<Row>(aside, text, values, companyId);
    const { rows } = await ask<{ name: string }>('select name from user_account where company_id = $1 and id = $2', [companyId, userId]);
    const name = rows[0]?.name;
    const line = { action: 'SECOND_FACTOR_FAILED', entityType: 'User', entityId: userId, entityName: name };
    await ask(insertLines, auditValues({ origin, name }, [line]));
  }
}

/** The user's available second-factor methods; empty if no second factor is set up. */
export async function methodsOf(em: EntityManager, { userId, companyId }: ChallengeOwner): Promise<FactorMethod[]> {
  const [has] = await em.execute<{ app: boolean; passkey: boolean; recovery: boolean }[]>(
    `select exists (select from authenticator_app where company_id = ? and user_id = ? and confirmed_at is not null) as app,
       exists (select from passkey where company_id = ? and user_id = ?) as passkey, exists (select from recovery_code where company_id = ? and user_id = ? and used_at is null) as recovery`,
    [companyId, userId, companyId, userId, companyId, userId],
  );
  if (!has.app && !has.passkey) return [];
  return [
    ...(has.app ? (['AUTHENTICATOR_APP'] as const) : []),
    ...(has.passkey ? (['PASSKEY'] as const) : []),
    ...(has.recovery ? (['RECOVERY_CODE'] as const) : []),
  ];
}

const isWrongProof = (error: unknown) =>
  (error instanceof InvalidInput || error instanceof Refused) && ['wrongCode', 'passkeyRefused'].includes(error.issues[0].code);
