import type { Database } from '../core/database/Database.ts';
import { foundPlatform } from './foundPlatform.ts';
import { atlas, boreal } from './companies.ts';
import { loadCompany } from './loadCompany.ts';

/** The password of every demo sign-in. */
export const demoPassword = 'Noria-2026-demo';

/** Who signs in to the demo. */
export const demoSignIns: { email: string; label: string }[] = [
  { email: 'super@noria.test', label: 'SUPER_ADMIN: companies and plans' },
  { email: 'admin@atlas.test', label: 'Atlas Trading, USD: everything' },
  { email: 'admin@boreal.test', label: 'Boreal Foods, JOD: everything' },
  { email: 'crm@, hrm@, inventory@, finance@, projects@, procurement@, ecommerce@, roles@atlas.test', label: 'one module each' },
];

/** Loads the demo once: a platform with SUPER_ADMIN and two companies; a database that has it is left as it is. */
export async function loadDemo(database: Database): Promise<void> {
  const isThere = await database.platform(async em => (await em.execute(`select 1 from credential where email = 'super@noria.test'`)).length > 0);
  if (isThere) return;
  await foundPlatform(database, demoPassword);
  for (const company of [atlas, boreal]) await loadCompany(database, company, demoPassword);
}
