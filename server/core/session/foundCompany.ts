import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../access/Permission.ts';
import { newId } from '../database/ids.ts';
import { InvalidInput } from '../errors.ts';
import type { Language } from './Viewer.ts';

// The bytes of Role and User: core knows the rows a session stands on, not the module that shows them.
const roleCode = 0x03;
const userCode = 0x04;

/** What a company starts with. */
export interface NewCompany {
  companyId: string;
  name: string;
  planId: string;
  currency: string | null;
  country?: string | null;
  administrator: { name: string; email: string; language: Language };
}

/**
 * Makes a company with its first role and user, in a transaction of the platform in that company; the user gets its credential apart.
 * InvalidInput companyName: taken. Answers the user's id.
 */
export async function foundCompany(
  em: EntityManager,
  { companyId, name, planId, currency, country, administrator }: NewCompany,
): Promise<string> {
  const roleId = newId(roleCode);
  const userId = newId(userCode);
  try {
    await em.execute('insert into company (id, name, plan_id, currency, country, user_count) values (?, ?, ?, ?, ?, 1)', [
      companyId,
      name,
      planId,
      currency,
      country ?? null,
    ]);
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new InvalidInput({ field: 'companyName', code: 'taken' });
    throw error;
  }
  await em.execute(
    `insert into role (id, title, description, permissions) values (?, 'Administrator', 'May use and set up everything.', ?::text[])`,
    [roleId, `{${Object.values(Permission).join()}}`],
  );
  await em.execute('insert into user_account (id, name, email, role_id, language) values (?, ?, ?, ?, ?)', [
    userId,
    administrator.name,
    administrator.email,
    roleId,
    administrator.language,
  ]);
  return userId;
}
