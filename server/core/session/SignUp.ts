import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Permission } from '../access/Permission.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { InvalidInput } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../audit/Origin.ts';
import { attempt } from './attempts.ts';
import { signUpRules } from './credentials.rules.ts';
import { currencyRule } from '../rules/currencyRule.ts';
import type { EmailConfirmation } from './EmailConfirmation.ts';
import type { NumberFormatName, SignUpCompany, SessionParts } from './SessionParts.ts';
import { inTransaction, signedIn, type SignedIn } from './SignedIn.ts';
import { localeOf, type Language } from './Viewer.ts';
import { weekOf } from '../rules/weekOf.ts';

export interface SignUpInput {
  name: string;
  email: string;
  password: string;
  companyName: string;
  /** Defaults to START_UP. */
  planCode?: string | null;
  /** Modules to begin with; those most used, if omitted. */
  modules?: Permission[] | null;
  currency?: string | null;
  /** Case-insensitive; defaults to the request's language. */
  language?: string;
  /** IANA name; UTC if omitted or unknown. */
  timeZone?: string | null;
  /** ISO 3166-1 alpha-2; ignored if unknown. */
  region?: string | null;
}

/** Creates a company and its first user (domain §9). */
export class SignUp {
  constructor(
    readonly parts: SessionParts,
    readonly confirmation: EmailConfirmation,
  ) {}

  /**
   * Creates both, sends the confirmation e-mail and signs in. InvalidInput (`email: taken`, `companyName: taken`, …); Refused
   * `tooManyAttempts`.
   */
  async signUp(input: SignUpInput, origin: Origin, language: Language): Promise<SignedIn> {
    const {
      name,
      email,
      password,
      companyName,
      planCode,
      modules,
      currency,
      language: chosen,
      timeZone,
      region,
    } = check(signUpRules, input);
    const { database, sessions } = this.parts;
    await attempt(database, 'SIGN_UP', email, origin.ipAddress);
    await mustBeListed(database.pool, planCode ?? 'START_UP');
    const founding = {
      name: companyName,
      planCode: planCode ?? 'START_UP',
      modules,
      currency: currency ? check(currencyRule, { currency }).currency : null,
      timeZone: knownTimeZone(timeZone),
      ...customsOf(region, chosen ?? language),
      administrator: { name, email, password, language: chosen ?? language },
    };
    return inTransaction(database.forPlatform({ companyId: '' }), false, async em => {
      const { company, user } = await this.#found(em, founding);
      const who = { userId: user.id, companyId: company.id };
      await writeAudit(em, { id: user.id, name, origin }, [
        { action: 'CREATED', entityType: 'Company', entityId: company.id, entityName: companyName },
      ]);
      await this.confirmation.send(em, { ...who, email });
      return signedIn(em, sessions, who, origin);
    });
  }

  async #found(em: EntityManager, founding: SignUpCompany) {
    try {
      return await this.parts.provisionCompany(em, founding);
    } catch (error) {
      const { constraint } = error as { constraint?: string };
      if (error instanceof UniqueConstraintViolationException && constraint === 'company_name_key')
        throw new InvalidInput({ field: 'companyName', code: 'taken' });
      throw error;
    }
  }
}

/** Returns the zone under the name that company settings list; undefined if there is none. */
function knownTimeZone(given: string | null | undefined): string | undefined {
  if (!given) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions();
    return Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the country of a region, the day on which its weeks begin, and how the language's numbers are written there; nothing if there is
 * no such country.
 */
function customsOf(
  region: string | null | undefined,
  language: Language,
): Pick<SignUpCompany, 'country' | 'firstDayOfWeek' | 'numberFormat'> {
  const country = region && /^[A-Za-z]{2}$/.test(region) ? region.toUpperCase() : undefined;
  if (!country || new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country) === undefined) return {};
  return { country, firstDayOfWeek: weekOf(country).firstDay % 7, numberFormat: numberFormatIn(localeOf[language], country) };
}

/** Returns the format by which a country departs from a language's usual numbers: in Mexico, Spanish has a decimal point. */
function numberFormatIn(locale: string, country: string): NumberFormatName {
  const decimalOf = (name: string) =>
    new Intl.NumberFormat(name, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  const decimal = decimalOf(`${locale}-${country}`);
  if (decimal === decimalOf(locale)) return 'LANGUAGE';
  return decimal === ',' ? 'COMMA' : 'POINT';
}

async function mustBeListed(pool: Pool, code: string): Promise<void> {
  const { rows } = await pool.query('select from plan where code = $1 and listed', [code]);
  if (!rows.length) throw new InvalidInput({ field: 'planCode', code: 'notInList' });
}
