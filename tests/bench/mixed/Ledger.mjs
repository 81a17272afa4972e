import { inDemoCompany } from '../demoServer.mjs';

/** Where each field that is remembered is found again. */
const columns = {
  'customer.name': ['customer', 'name'],
  'customer.address': ['customer', 'address'],
  'invoice.reference': ['sales_invoice', 'reference'],
  'sale.number': ['inventory_invoice', 'number'],
  'task.name': ['task', 'name'],
  'task.column': ['task', 'column_id'],
};

/** Remembers each acknowledged write, and finds it again in the database. */
export class Ledger {
  /** By field and id: the newest version acknowledged, and its value. */
  #newest = new Map();
  #versions = new Set();
  #remembered = 0;
  #lost = [];

  /** @param version of the record after the write. Two writes acknowledged with one version overwrote one another. */
  remember(field, id, value, version) {
    this.#remembered += 1;
    const written = `${field} ${id} ${version}`;
    if (this.#versions.has(written)) this.#lost.push(`${written}: acknowledged twice`);
    this.#versions.add(written);
    const key = `${field} ${id}`;
    if ((this.#newest.get(key)?.version ?? -1) < version) this.#newest.set(key, { field, id, value, version });
  }

  /** The number of writes remembered, and those whose value is not there any more. */
  async check(folder) {
    const lost = [...this.#lost];
    const byField = Object.groupBy(this.#newest.values(), ({ field }) => field);
    for (const [field, writes] of Object.entries(byField)) {
      const [table, column] = columns[field];
      const found = new Map();
      for (const email of ['admin@atlas.test', 'admin@boreal.test'])
        await inDemoCompany(
          folder,
          async client => {
            const { rows } = await client.query(
              `select id, ${column}::text as value from ${table} where company_id = noria_company() and id = any($1::uuid[])`,
              [writes.map(({ id }) => id)],
            );
            for (const { id, value } of rows) found.set(id, value);
          },
          { email },
        );
      for (const { id, value } of writes)
        if (found.get(id) !== value) lost.push(`${field} ${id}: ${found.get(id) ?? 'nothing'} instead of ${value}`);
    }
    return { remembered: this.#remembered, lost };
  }
}
