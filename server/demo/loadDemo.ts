import type { Database } from '../core/database/Database.ts';
import type { FileStore } from '../core/files/FileStore.ts';

/** Password of every demo account. */
export const demoPassword = 'Noria-2026-demo';

const superAdmin = { email: 'super@noria.test', label: 'SUPER_ADMIN: companies and plans' };
const companySignIns = [
  { email: 'admin@atlas.test', label: 'Atlas Trading, USD: everything' },
  { email: 'admin@boreal.test', label: 'Boreal Foods, JOD: everything' },
  { email: 'crm@, hrm@, inventory@, finance@, projects@, procurement@, ecommerce@, roles@atlas.test', label: 'one module each' },
];

/** Accounts of the demo, to print. One that strangers visit has no SUPER_ADMIN, because everybody knows the password. */
export const demoSignInsOf = (isOpen: boolean): { email: string; label: string }[] =>
  isOpen ? companySignIns : [superAdmin, ...companySignIns];

// The demo's data is a megabyte that most starts do without.

/** Draws pictures of the demo's products that have none yet, while the server is already serving. */
export async function loadDemoPictures(database: Database, files: FileStore): Promise<void> {
  const [{ atlas, boreal }, { loadPictures }] = await Promise.all([import('./companies.ts'), import('./pictures/loadPictures.ts')]);
  await loadPictures(
    database,
    files,
    [atlas, boreal].map(({ users }) => users[0].email),
  );
}

/**
 * Loads missing demo data: the platform with its SUPER_ADMIN and two companies, each in one transaction. Existing data is kept.
 *
 * @param isOpen whether strangers visit the demo, which has no SUPER_ADMIN then
 */
export async function loadDemo(database: Database, isOpen = false): Promise<void> {
  const [{ atlas, boreal }, { loadCompany }, { provisionPlatform }] = await Promise.all([
    import('./companies.ts'),
    import('./loadCompany.ts'),
    import('./provisionPlatform.ts'),
  ]);
  const isMissing = async (email: string) =>
    !(await database.platform(em => em.execute<object[]>('select from credential where email = ?', [email]))).length;
  if (!isOpen && (await isMissing(superAdmin.email))) await provisionPlatform(database, demoPassword);
  for (const company of [atlas, boreal]) if (await isMissing(company.users[0].email)) await loadCompany(database, company, demoPassword);
}
