import { provisionCompany } from '../../server/administration/company/provisionCompany.ts';
import type { Language } from '../../server/core/session/Viewer.ts';
import type { TestServer } from '../support/startServer.ts';

/** The administrator of their own company. */
export interface Person {
  userId: string;
  companyId: string;
  email: string;
  password: string;
}

let count = 0;

/** Creates one directly in the database. */
export async function newPerson({ database }: TestServer, language: Language = 'en'): Promise<Person> {
  const email = `person${++count}@people.test`;
  const password = 'a right password';
  const administrator = { name: 'Samira Haddad', email, password, language };
  const { company, user } = await database.platform(em =>
    provisionCompany(em, { name: `Company ${count}`, planCode: 'UNLIMITED', currency: 'USD', administrator }),
  );
  return { userId: user.id, companyId: company.id, email, password };
}

/** Changes rows as another user's command would. */
export const change = ({ database }: TestServer, companyId: string, sql: string, values: unknown[] = []) =>
  database.platformIn(companyId, em => em.execute(sql, values));
