import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { InvalidInput, Refused } from '../errors.ts';
import type { Origin } from '../audit/Origin.ts';
import type { ChallengeOwner } from '../secondFactor/challenges.ts';
import type { Admission, SecondFactor } from '../secondFactor/SecondFactor.ts';
import { hashOf } from '../session/secrets.ts';
import type { SessionParts } from '../session/SessionParts.ts';
import { inTransaction } from '../session/SignedIn.ts';
import type { IdentityProviderSettings } from '../settings.ts';
import type { Identity } from './Identity.ts';
import { IdentityProvider, ProviderUnreachable } from './IdentityProvider.ts';

/** An ID token that a client obtained from a provider itself. */
export interface ForeignToken {
  token: string;
  /** The nonce the client used when requesting the token. */
  nonce?: string | null;
  /** Second-factor code. */
  code?: string | null;
}

/** Sign-in with an external account. It signs in to existing accounts and never creates one. */
export class SocialSignIn {
  readonly providers: ReadonlyMap<string, IdentityProvider>;

  constructor(
    readonly parts: SessionParts,
    readonly secondFactor: SecondFactor,
    settings: IdentityProviderSettings[],
  ) {
    this.providers = new Map(settings.map(each => [each.id, new IdentityProvider(each)]));
  }

  /**
   * Signs in with an ID token, which can be used once. InvalidInput token: required; Refused socialSignInUnavailable,
   * socialProviderUnreachable, socialTokenRefused, and as `enter`.
   */
  async enterByToken(providerId: string, { token, nonce, code }: ForeignToken, origin: Origin): Promise<Admission> {
    const provider = this.providers.get(providerId);
    if (!provider) throw new Refused('socialSignInUnavailable');
    if (!token) throw new InvalidInput({ field: 'token', code: 'required' });
    const identity = await provider.read(token, nonce ?? undefined).catch((error: unknown) => {
      throw new Refused(error instanceof ProviderUnreachable ? 'socialProviderUnreachable' : 'socialTokenRefused');
    });
    return this.enter(provider, identity, origin, { code, token });
  }

  /**
   * Signs in a person verified by a provider: to the account linked with this identity, else to the one with the same e-mail address if
   * both sides have verified it, which links them. Refused socialEmailUnverified, socialAccountUnknown, socialEmailUnconfirmed, and as
   * SecondFactor.admit.
   */
  async enter(
    provider: IdentityProvider,
    identity: Identity,
    origin: Origin,
    { code, token }: { code?: string | null; token?: string } = {},
  ): Promise<Admission> {
    const { database } = this.parts;
    const linked = await this.#linkedTo(identity);
    const owner = linked ?? (await this.#sameAddress(identity));
    return this.secondFactor.guarded(owner, { code }, origin, () =>
      inTransaction(database.forPlatform(owner), false, async em => {
        const admission = await this.secondFactor.admit(em, owner, origin, code);
        if (!linked) await link(em, owner, provider, identity, origin);
        if (token && !('challenge' in admission)) await useUp(em, token);
        return admission;
      }),
    );
  }

  async #linkedTo({ issuer, subject }: Identity): Promise<ChallengeOwner | undefined> {
    const { rows } = await platformQuery<{ user_id: string; company_id: string }>(
      this.parts.database.pool,
      'select user_id, company_id from linked_account where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return rows[0] && { userId: rows[0].user_id, companyId: rows[0].company_id };
  }

  /**
   * Both sides must have verified the address: otherwise someone could sign up with another person's address and later share an account
   * with its owner.
   */
  async #sameAddress({ verifiedEmail }: Identity): Promise<ChallengeOwner> {
    if (!verifiedEmail) throw new Refused('socialEmailUnverified');
    const { pool } = this.parts.database;
    const { rows } = await platformQuery<{ user_id: string; company_id: string }>(
      pool,
      'select user_id, company_id from credential where email = $1',
      [verifiedEmail],
    );
    if (!rows[0]) throw new Refused('socialAccountUnknown');
    const owner = { userId: rows[0].user_id, companyId: rows[0].company_id };
    const isConfirmed = await this.parts.database.platformIn(owner.companyId, em =>
      em.execute<object[]>('select from user_account where company_id = ? and id = ? and email_confirmed_at is not null', [
        owner.companyId,
        owner.userId,
      ]),
    );
    if (!isConfirmed.length) throw new Refused('socialEmailUnconfirmed');
    return owner;
  }
}

async function link(
  em: EntityManager,
  owner: ChallengeOwner,
  provider: IdentityProvider,
  identity: Identity,
  origin: Origin,
): Promise<void> {
  const linked = await em.execute<object[]>(
    'insert into linked_account (user_id, company_id, provider, issuer, subject) values (?, ?, ?, ?, ?) on conflict do nothing returning subject',
    [owner.userId, owner.companyId, provider.id, identity.issuer, identity.subject],
  );
  if (!linked.length) throw new Refused('socialTokenRefused');
  const [{ name }] = await em.execute<[{ name: string }]>('select name from user_account where company_id = ? and id = ?', [
    owner.companyId,
    owner.userId,
  ]);
  await writeAudit(em, { id: owner.userId, name, origin }, [
    {
      action: 'ACCOUNT_LINKED',
      entityType: 'User',
      entityId: owner.userId,
      entityName: name,
      changes: { provider: [null, provider.name] },
    },
  ]);
}

/** An intercepted token cannot be used again. */
async function useUp(em: EntityManager, token: string): Promise<void> {
  const used = await em.execute<object[]>(
    `insert into sign_in_challenge (token_hash, purpose, expires_at, used_at) values (?, 'FOREIGN_TOKEN', now() + interval '1 day', now())
     on conflict do nothing returning purpose`,
    [hashOf(token)],
  );
  if (!used.length) throw new Refused('socialTokenRefused');
}
