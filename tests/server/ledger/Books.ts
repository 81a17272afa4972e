import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../server/core/database/ids.ts';
import { asExpected } from '../../../server/core/database/databaseErrors.ts';
import { loadDemo } from '../../../server/demo/loadDemo.ts';
import { postEntry, type NewEntry } from '../../../server/ledger/entry/postEntry.ts';
import { startServer, type TestServer } from '../../support/startServer.ts';

/** A day on which everything of these tests happens, long past. */
export const day = '2026-03-10';

/** The ledger of one of the demo's companies, as requests reach it. */
export class Books {
  private constructor(
    readonly server: TestServer,
    readonly companyId: string,
  ) {}

  static async open(name = 'Atlas Trading'): Promise<Books> {
    const server = await startServer();
    await loadDemo(server.database);
    const rows = await server.database.platform(em => em.execute<{ id: string }[]>('select id from company where name = ?', [name]));
    return new Books(server, rows[0].id);
  }

  /** One transaction of the request role. */
  write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.server.database.inCompany({ companyId: this.companyId }, work);
  }

  rows<Row = Record<string, string>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.write(em => em.execute<Row[]>(sql, values));
  }

  /** A sale of `amount` in cash, unless something else is said. */
  post(amount: string, entry: Partial<NewEntry> = {}): Promise<string | null> {
    return this.write(em => postEntry(em, sale(amount, entry)));
  }
}

export const sale = (amount: string, entry: Partial<NewEntry> = {}): NewEntry => ({
  postedOn: day,
  journal: 'SALES',
  sourceId: newId(0x78),
  lines: [
    { account: 'CASH', debit: amount },
    { account: 'SALES', credit: amount },
  ],
  ...entry,
});

/** The codes that a refusal is told by; whatever else was thrown is thrown on. */
export async function codesOf(work: Promise<unknown>): Promise<(string | undefined)[]> {
  try {
    await work;
    return [];
  } catch (error) {
    const expected = asExpected(error);
    if (!expected) throw error;
    return expected.issues.map(({ code }) => code);
  }
}
