import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from './sealing.ts';

/** Bytes of the shared secret (RFC 4226 §4: at least 16, 20 recommended). */
const secretBytes = 20;
/** Seconds each code is shown. */
const period = 30;
/** Codes accepted before and after the current one, to allow for clock drift (RFC 6238 §5.2). */
const tolerance = 1;

/** The user an app belongs to. */
interface Owner {
  userId: string;
  companyId: string;
}

interface Row {
  sealed_secret: Buffer;
  confirmed: boolean;
}

/**
 * One-time codes of an authenticator app (RFC 6238). Each user has at most one app; its secret is stored encrypted, and each code is
 * accepted once.
 */
export class AuthenticatorApp {
  constructor(readonly key: Uint8Array) {}

  /**
   * Creates the secret for an app that still has to be confirmed with a code, replacing an unconfirmed one. Undefined if an app is already
   * confirmed.
   */
  async begin(em: EntityManager, { userId, companyId }: Owner, account: string): Promise<{ secret: string; uri: string } | undefined> {
    const bytes = randomBytes(secretBytes);
    const made = await em.execute<object[]>(
      `insert into authenticator_app (company_id, user_id, sealed_secret) values (?, ?, ?)
       on conflict (company_id, user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
       where authenticator_app.confirmed_at is null returning user_id`,
      [companyId, userId, seal(this.key, userId, bytes)],
    );
    if (!made.length) return undefined;
    const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
    return { secret: secret.base32, uri: new TOTP({ issuer: 'Noria', label: account, period, secret }).toString() };
  }

  /** Whether the code matches the app awaiting confirmation; if so, the app is confirmed. */
  async confirm(em: EntityManager, owner: Owner, code: string): Promise<boolean> {
    if (!(await this.#use(em, owner, code, false))) return false;
    await em.execute('update authenticator_app set confirmed_at = now() where company_id = ? and user_id = ?', [
      owner.companyId,
      owner.userId,
    ]);
    return true;
  }

  /** Whether the code is valid now and unused. Marks it and all earlier codes as used, also under concurrent requests. */
  isRight(em: EntityManager, owner: Owner, code: string): Promise<boolean> {
    return this.#use(em, owner, code, true);
  }

  async #use(em: EntityManager, { userId, companyId }: Owner, code: string, confirmed: boolean): Promise<boolean> {
    const [row] = await em.execute<Row[]>(
      'select sealed_secret, confirmed_at is not null as confirmed from authenticator_app where company_id = ? and user_id = ?',
      [companyId, userId],
    );
    const bytes = row?.confirmed === confirmed ? unseal(this.key, userId, row.sealed_secret) : undefined;
    const step = bytes && stepOf(bytes, code);
    if (step === undefined) return false;
    const used = await em.execute<object[]>(
      'update authenticator_app set last_step = ? where company_id = ? and user_id = ? and last_step < ? returning user_id',
      [step, companyId, userId, step],
    );
    return used.length === 1;
  }
}

/** The time step a code belongs to. */
function stepOf(bytes: Uint8Array, code: string): number | undefined {
  const now = Math.floor(Date.now() / 1000 / period);
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  const off = TOTP.validate({ token: code, secret, period, digits: 6, timestamp: now * period * 1000, window: tolerance });
  return off === null ? undefined : now + off;
}
