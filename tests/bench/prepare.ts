import { Company } from '../../server/administration/company/Company.ts';
import { Plan } from '../../server/administration/plan/Plan.ts';
import { Role } from '../../server/administration/role/Role.ts';
import { User } from '../../server/administration/user/User.ts';
import { Permission } from '../../server/core/access/Permission.ts';
import type { Database } from '../../server/core/database/Database.ts';
import { connectDatabase } from '../../server/core/database/orm.ts';
import { setCredential } from '../../server/core/session/credentials.ts';
import pg from 'pg';
import { analyze } from './analyze.ts';
import data from './data.sql?raw';
import { benchDatabase } from './schema/benchModule.ts';

/** Number of rows over all companies. */
export interface Size {
  customers: number;
  products: number;
  invoices: number;
  /** Lines per invoice. */
  lines: number;
}

/** The size that the targets refer to (design), scaled down by `scale`. */
export const sizeAt = (scale: number): Size => ({
  customers: 10_000 * scale,
  products: 5_000 * scale,
  invoices: 100_000 * scale,
  lines: 4,
});

const password = 'Bench-2026-password';

/** The user of every run, in the first of three companies. */
export const signIn = { email: 'bench0@bench.test', password };

/** Opens a database with the product's tables, the benchmark's, and its companies; `grow` fills it. */
export async function openBenchDatabase(url: string): Promise<Database> {
  const database = await connectDatabase({ url }, benchDatabase);
  await database.platform(async em => {
    if ((await em.count(Company, { name: 'Bench 0' })) > 0) return;
    const plan = await em.findOneOrFail(Plan, { code: 'UNLIMITED' });
    for (const number of [0, 1, 2]) {
      const company = em.create(Company, {
        name: `Bench ${number}`,
        currency: 'USD',
        plan,
        modules: [Permission.FINANCIAL_MANAGEMENT],
        userCount: 1,
      });
      await em.flush();
      await em.execute(`select set_config('app.company', ?, true)`, [company.id]);
      const role = em.create(Role, { title: 'Bench', description: 'Measures', permissions: [Permission.FINANCIAL_MANAGEMENT] });
      const user = em.create(User, { name: 'Bench', email: `bench${number}@bench.test`, role, emailConfirmedAt: new Date() });
      await em.flush();
      await setCredential(em, { userId: user.id, email: user.email, password });
    }
  });
  return database;
}

/** Brings the benchmark's tables to a size. */
export async function grow(url: string, { customers, products, invoices, lines }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('app.platform', 'on', false)`);
    for (const [name, value] of Object.entries({ customers, products, invoices, lines }))
      await client.query(`select set_config('bench.${name}', $1, false)`, [String(Math.round(value))]);
    await client.query(data);
    await analyze(client);
  } finally {
    await client.end();
  }
}
