import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { newId } from '../database/ids.ts';
import type { ChallengeOwner } from './challenges.ts';

/** Record type byte of a passkey. */
const passkeyCode = 0x1a;
/** EdDSA, ES256, RS256 (COSE): the algorithms authenticators support. */
const algorithms = [-8, -7, -257];
// Loaded on first use: with its certificates it takes 27 MB.
const library = () => import('@simplewebauthn/server');
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

interface Row {
  id: string;
  user_id: string;
  company_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
}

/** Whether a signed challenge is one of ours. */
type Takes = (challenge: string) => boolean | Promise<boolean>;

/** Passkeys (WebAuthn Level 3): the private key stays with the user and signs for this product's origin only. */
export class Passkeys {
  readonly #origin: string;
  readonly #host: string;

  constructor(publicUrl: string) {
    const { origin, hostname } = new URL(publicUrl);
    this.#origin = origin;
    this.#host = hostname;
  }

  /** Options the browser needs to create a passkey on a device that has none of this user's yet. */
  async creation(
    em: EntityManager,
    { userId, companyId }: ChallengeOwner,
    { email, name }: { email: string; name: string },
    challenge: string,
  ): Promise<object> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Noria',
      rpID: this.#host,
      userID: new Uint8Array(Buffer.from(userId)),
      userName: email,
      userDisplayName: name,
      challenge: bytesOf(challenge),
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: await this.#known(em, { userId, companyId }),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  /** Stores a newly created passkey; false if the response does not match the challenge. */
  async keep(em: EntityManager, { userId, companyId }: ChallengeOwner, name: string, answer: unknown, takes: Takes): Promise<boolean> {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: takes,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) return false;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const kept = await em.execute<object[]>(
      `insert into passkey (id, user_id, company_id, name, credential_id, public_key, counter, transports)
       values (?, ?, ?, ?, ?, ?, ?, ?::text[]) on conflict (credential_id) do nothing returning id`,
      [newId(passkeyCode), userId, companyId, name, id, Buffer.from(publicKey), counter, `{${transports.filter(isPlain).join()}}`],
    );
    return kept.length === 1;
  }

  /**
   * Options the browser needs to sign a challenge: with one of the user's passkeys, or with any discoverable one if the user is not known
   * yet.
   */
  async request(challenge: string, em?: EntityManager, owner?: ChallengeOwner): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.#host,
      challenge: bytesOf(challenge),
      allowCredentials: em && owner ? await this.#known(em, owner) : undefined,
      userVerification: owner ? 'preferred' : 'required',
    });
  }

  /** The owner of the passkey that a response claims to use; undefined if there is none. This verifies nothing. */
  async ownerOf(em: EntityManager, answer: unknown): Promise<ChallengeOwner | undefined> {
    const row = await this.#row(em, answer);
    return row && { userId: row.user_id, companyId: row.company_id };
  }

  /**
   * Whether the owner's passkey has signed. With `alone`, it must also have verified the user (biometrics or PIN), and so counts as two
   * factors.
   */
  async isRight(em: EntityManager, { userId }: ChallengeOwner, answer: unknown, takes: Takes, alone: boolean): Promise<boolean> {
    const row = await this.#row(em, answer);
    if (row?.user_id !== userId) return false;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: takes,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      requireUserVerification: alone,
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return false;
    await em.execute('update passkey set counter = ?, last_used_at = now() where company_id = ? and id = ?', [
      authenticationInfo.newCounter,
      row.company_id,
      row.id,
    ]);
    return true;
  }

  async #row(em: EntityManager, answer: unknown): Promise<Row | undefined> {
    const id = (answer as { id?: unknown } | null)?.id;
    if (typeof id !== 'string' || id.length > 2_000) return undefined;
    const [row] = await em.execute<Row[]>('select * from passkey where credential_id = ?', [id]);
    return row;
  }

  async #known(em: EntityManager, { userId, companyId }: ChallengeOwner) {
    const rows = await em.execute<Row[]>(
      'select credential_id, transports from passkey where company_id = ? and user_id = ? order by created_at',
      [companyId, userId],
    );
    return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
  }
}

/** Transports come from the client and are stored in a PostgreSQL array. */
const isPlain = (transport: unknown) => typeof transport === 'string' && /^[a-z-]{1,20}$/.test(transport);
