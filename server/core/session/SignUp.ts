import type { Pool } from 'pg';
import { writeAudit } from '../audit/writeAudit.ts';
import { newId } from '../database/ids.ts';
import { InvalidInput } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../graphql/Context.ts';
import { attempt } from './attempts.ts';
import { signUpRules } from './credentials.rules.ts';
import { setCredential } from './credentials.ts';
import { currencyRule } from './currencyRule.ts';
import type { EmailConfirmation } from './EmailConfirmation.ts';
import { foundCompany } from './foundCompany.ts';
import type { SessionParts } from './SessionParts.ts';
import { inTransaction, signedIn, type SignedIn } from './SignedIn.ts';
import type { Language } from './Viewer.ts';

export interface SignUpInput {
  name: string;
  email: string;
  password: string;
  companyName: string;
  /** START_UP when not given. */
  planCode?: string | null;
  currency?: string | null;
  language?: Language;
}

const companyCode = 0x01;

/** A new company and its first user (domain §9). */
export class SignUp {
  constructor(
    readonly parts: SessionParts,
    readonly confirmation: EmailConfirmation,
  ) {}

  /** Makes both, sends the confirm mail and signs in. InvalidInput (`email: taken`, `companyName: taken`, …); Refused `tooManyAttempts`. */
  async signUp(input: SignUpInput, origin: Origin, language: Language, dryRun = false): Promise<SignedIn> {
    const { name, email, password, companyName, planCode, currency } = check(signUpRules, input);
    const { database, sessions } = this.parts;
    await attempt(database.pool, 'SIGN_UP', email, origin.ipAddress);
    const planId = await listedPlan(database.pool, planCode ?? 'START_UP');
    const companyId = newId(companyCode);
    return inTransaction(database.forPlatform({ companyId }), dryRun, async em => {
      const administrator = { name, email, language: input.language ?? language };
      const userId = await foundCompany(em, {
        companyId,
        name: companyName,
        planId,
        currency: currency ? check(currencyRule, { currency }).currency : null,
        administrator,
      });
      await setCredential(em, { userId, email, password });
      await writeAudit(em, { id: userId, name, origin }, [
        { action: 'CREATED', entityType: 'Company', entityId: companyId, entityName: companyName },
      ]);
      await this.confirmation.send(em, { userId, companyId, email });
      return signedIn(em, sessions, { userId, companyId }, origin);
    });
  }
}

async function listedPlan(pool: Pool, code: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from plan where code = $1 and listed', [code]);
  if (!rows[0]) throw new InvalidInput({ field: 'planCode', code: 'notInList' });
  return rows[0].id;
}
