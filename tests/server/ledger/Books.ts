import type { EntityManager } from '@mikro-orm/postgresql';
import { provisionCompany } from '../../../server/administration/company/provisionCompany.ts';
import { newId } from '../../../server/core/database/ids.ts';
import { asExpected } from '../../../server/core/database/databaseErrors.ts';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { postEntry, type NewEntry } from '../../../server/ledger/entry/postEntry.ts';
import { registerOpenItem, type NewOpenItem } from '../../../server/ledger/openItem/registerOpenItem.ts';
import { recordPayment, type NewPayment } from '../../../server/ledger/payment/recordPayment.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { sharedDemo } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { timeZone } from '../../support/today.ts';

/** The day in the past on which everything in these tests happens. */
export const day = '2026-03-10';
export const partyId = newId(0x41);

let count = 0;

/** The ledger of a company of its own without any journal entries, accessed as requests do, whose bookkeeper holds every permission. */
export class Books {
  private constructor(
    readonly server: TestServer,
    readonly companyId: string,
    readonly companyName: string,
    /** The bookkeeper's client. */
    readonly client: Client,
  ) {}

  static async open(starting = sharedDemo()): Promise<Books> {
    const server = await starting;
    const administrator = { name: 'Nadia Stone', email: `keeper${++count}@books.test`, password: demoPassword };
    const name = `Stone & ${count} Sons`;
    const foundation = { name, currency: 'USD', planCode: 'UNLIMITED', administrator, timeZone: timeZone() };
    const { company } = await server.database.platform(em => provisionCompany(em, foundation));
    const books = new Books(server, company.id, name, await signedInAs(server, administrator.email));
    await books.foundedOn('2024-01-02');
    return books;
  }

  /** Moves the company's founding date, so that days in the past belong to its books. */
  async foundedOn(createdOn: string): Promise<void> {
    const values = [`${createdOn}T12:00:00Z`, this.companyId];
    await this.server.database.platform(em => em.execute('update company set created_at = ? where id = ?', values));
  }

  /** Runs one transaction under the request role. */
  write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.server.database.inCompany({ companyId: this.companyId }, work);
  }

  rows<Row = Record<string, string>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.write(em => em.execute<Row[]>(sql, values));
  }

  /** Posts a cash sale of `amount`, unless overridden. */
  post(amount: string, entry: Partial<NewEntry> = {}): Promise<string | null> {
    return this.write(em => postEntry(em, sale(amount, entry)));
  }

  /** Posts a document of `amount` with an open item; a negative amount is a credit note. Returns its id. */
  async invoice(amount: string, more: Partial<NewOpenItem> = {}): Promise<string> {
    const id = newId(0x78);
    await this.write(em => issue(em, id, amount, more));
    return id;
  }

  /** Posts a bill of `amount` that the company owes to a party; returns its id. */
  async bill(amount: string, owedTo: string): Promise<string> {
    const id = newId(0x78);
    await this.write(async em => {
      const lines = [
        { account: 'EXPENSES', debit: amount },
        { account: 'PAYABLE', credit: amount, partyId: owedTo },
      ] as const;
      await postEntry(em, { postedOn: day, journal: 'PURCHASES', sourceId: id, lines: [...lines] });
      await registerOpenItem(em, { id, kind: 'BILL', direction: 'PAYABLE', partyId: owedTo, currency: 'USD', amount, issuedOn: day });
    });
    return id;
  }

  /** Records a cash payment allocated to the given documents; returns its id. */
  pay(amount: string, shares: Record<string, string>, more: Partial<NewPayment> = {}): Promise<string> {
    const allocations = Object.entries(shares).map(([openItemId, share]) => ({ openItemId, amount: share }));
    return this.write(em =>
      recordPayment(em, { direction: 'IN', method: 'CASH', currency: 'USD', amount, paidOn: day, partyId, allocations, ...more }),
    );
  }

  /** Creates customers and returns their ids. */
  customers(count: number): Promise<string[]> {
    const make = async (_: unknown, index: number) => {
      const input = { name: `Northwind ${index}`, address: '1 Main St', city: 'Madrid', country: 'ES' };
      return (await this.client.mutate('createCustomer', input, 'customer { id }')).customer.id as string;
    };
    return Promise.all(Array.from({ length: count }, make));
  }

  /** Creates a cost center of a department of its own; returns its id. */
  async costCenter(description: string): Promise<string> {
    const { department } = await this.client.mutate('createDepartment', { title: description, description }, 'department { id }');
    const input = { description, budget: '5', duration: 1, departmentId: department.id as string };
    return (await this.client.mutate('createCostCenter', input, 'costCenter { id }')).costCenter.id as string;
  }

  async balanceOf(id: string): Promise<Record<string, unknown>> {
    const [row] = await this.rows(
      `select trim_scale(paid)::text as paid, trim_scale(credited)::text as credited, trim_scale(balance)::text as balance, status,
         is_overdue as overdue from open_item_balance where id = ?`,
      [id],
    );
    return row;
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

/** Posts a document and registers its open item, in the caller's transaction. */
export async function issue(em: EntityManager, id: string, amount: string, more: Partial<NewOpenItem> = {}): Promise<void> {
  const item = { id, kind: 'SALES_INVOICE', direction: 'RECEIVABLE', partyId, currency: 'USD', amount, issuedOn: day, ...more } as const;
  const worth = more.home?.homeAmount ?? amount;
  const tax = new Decimal(worth).div(11).toDecimalPlaces(2);
  const lines = [
    { account: 'RECEIVABLE', debit: worth, partyId: item.partyId },
    { account: 'VAT_OUTPUT', credit: tax },
    { account: 'SALES', credit: new Decimal(worth).minus(tax) },
  ] as const;
  await postEntry(em, { postedOn: item.issuedOn, journal: 'SALES', sourceId: id, lines: [...lines] });
  await registerOpenItem(em, item);
}

/** Error codes of a refusal; any other error is rethrown. */
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
