import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../access/Permission.ts';
import { newId } from '../database/ids.ts';
import { InvalidInput } from '../errors.ts';
import { setCredential } from './credentials.ts';
import type { Language } from './Viewer.ts';

// The bytes of Company, Role and User: core knows the rows a session stands on, not the module that shows them.
const companyCode = 0x01;
const roleCode = 0x03;
const userCode = 0x04;

/** The order in which a plan's modules are switched on at the start; the administrator changes them in the company's settings. */
const modulesByUse = [
  Permission.CRM,
  Permission.FINANCIAL_MANAGEMENT,
  Permission.INVENTORY,
  Permission.ECOMMERCE,
  Permission.PROCUREMENT,
  Permission.PROJECT_MANAGEMENT,
  Permission.HRM,
];

/** What a company starts with. */
export interface Foundation {
  name: string;
  /** START_UP when not given. */
  planCode?: string | null;
  /** Only plans that the landing page offers. */
  listedPlansOnly: boolean;
  currency: string | null;
  country?: string | null;
  administrator: { name: string; email: string; password: string; language: Language };
  /** The field of the input that names the company. */
  nameField: string;
}

/**
 * Makes a company on its plan, its Administrator role that holds everything, and its first user with a way to sign in (domain §9).
 * Runs in a transaction of the platform, which sees the new company's rows from here on. InvalidInput: name or e-mail taken, plan unknown.
 */
export async function foundCompany(
  em: EntityManager,
  { name, planCode, listedPlansOnly, currency, country, administrator, nameField }: Foundation,
): Promise<{ companyId: string; userId: string }> {
  const [companyId, roleId, userId] = [newId(companyCode), newId(roleCode), newId(userCode)];
  await em.execute(`select set_config('app.company', ?, true)`, [companyId]);
  const made = await em
    .execute<object[]>(
      `insert into company (id, name, plan_id, currency, country, user_count, modules)
       select ?, ?, id, ?, ?, 1, (?::text[])[1:coalesce(module_limit, 100)] from plan where code = ? and (listed or not ?) returning id`,
      [companyId, name, currency, country ?? null, `{${modulesByUse.join()}}`, planCode ?? 'START_UP', listedPlansOnly],
    )
    .catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? new InvalidInput({ field: nameField, code: 'taken' }) : error;
    });
  if (!made.length) throw new InvalidInput({ field: 'planCode', code: 'notInList' });
  await em.execute(`insert into role (id, title, description, permissions) values (?, 'Administrator', 'May use and set up everything.', ?::text[])`, [
    roleId,
    `{${Object.values(Permission).join()}}`,
  ]);
  const { email, password, language } = administrator;
  await em.execute('insert into user_account (id, name, email, role_id, language) values (?, ?, ?, ?, ?)', [userId, administrator.name, email, roleId, language]);
  await setCredential(em, { userId, email, password });
  return { companyId, userId };
}
