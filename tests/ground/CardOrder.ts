import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { vi } from 'vitest';
import { Buyer } from '../server/ecommerce/Buyer.ts';
import { asOwner } from '../support/asOwner.ts';
import { signedInAs, type Shown } from '../support/Client.ts';
import { postgresIn } from './ServerProcess.ts';

/** An order of two pieces by card in the demo's shop, at a server that is killed and started again. */
export class CardOrder {
  private constructor(
    readonly buyer: Buyer,
    private readonly server: () => { url: string },
    private readonly email: string,
    private readonly id: string,
    private readonly companyId: string,
  ) {}

  static async place(server: () => { url: string }): Promise<CardOrder> {
    const staff = await signedInAs(server(), 'ecommerce@atlas.test');
    const front = { address: 'atlas-killed', title: 'Atlas', isOpen: true, takesCash: true, takesCard: true };
    await staff.mutate('saveStorefront', front, 'errors { code }');
    const { data } = await staff.query(
      '{ viewer { companyId } ecommerceProducts(first: 1, filter: { stock: { atLeast: "9" } }) { edges { node { id } } } }',
    );
    // Wherever the server is started again.
    const anywhere = {
      get url() {
        return server().url;
      },
    };
    const buyer = new Buyer(anywhere, '/shop/atlas-killed');
    await buyer.add(data.ecommerceProducts.edges[0].node.id, 2);
    const email = `${randomUUID()}@killed.test`;
    const answer = await buyer.checkOut({ email, country: 'US', payment: 'CARD' });
    if (answer.location !== '/shop/atlas-killed/pay/') throw new Error(`The order was refused: ${answer.text}`);
    return new CardOrder(buyer, server, email, (await orderOf(server(), email)).id, data.viewer.companyId);
  }

  /** The order as staff see it. */
  read(): Promise<Shown> {
    return orderOf(this.server(), this.email);
  }

  /** Holds the order, as a command in progress does; returns what ends that. */
  async hold(folder: string): Promise<() => Promise<void>> {
    const connection = new pg.Client({ connectionString: postgresIn(folder).url });
    await connection.connect();
    await connection.query('begin');
    await connection.query(`select set_config('app.platform', 'on', true), set_config('app.company', $1, true)`, [this.companyId]);
    await connection.query('select from ecommerce_order where id = $1 for update', [this.id]);
    return () => connection.end();
  }

  /** Resolves once a transaction waits for the order. */
  isWaited(folder: string): Promise<void> {
    const waiting = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like '%ecommerce_order%'`;
    return vi.waitFor(
      async () => {
        const [{ count }] = await asOwner<{ count: string }>({ ownerUrl: postgresIn(folder).url }, waiting);
        if (count === '0') throw new Error('Nobody waits');
      },
      { timeout: 20_000, interval: 20 },
    );
  }

  /** What was written for the customer: orders, deposits, pieces held in stock, and mails. */
  async written(folder: string): Promise<Record<string, string>> {
    const [row] = await asOwner<Record<string, string>>(
      { ownerUrl: postgresIn(folder).url },
      `select (select count(*) from ecommerce_order where delivery_email = $1) as orders,
         (select count(*) from deposit d join ecommerce_order o on o.company_id = d.company_id and o.deposit_id = d.id where o.delivery_email = $1) as deposits,
         (select trim_scale(sum(r.quantity))::text from stock_reservation r where r.source_id = $2) as held,
         (select count(*) from outbox_mail where recipient = $1) as mails`,
      { values: [this.email, this.id], companyId: this.companyId },
    );
    return row;
  }
}

async function orderOf(server: { url: string }, email: string): Promise<Shown> {
  const staff = await signedInAs(server, 'ecommerce@atlas.test');
  const fields = 'id status paidBy charges { status } cardRefunds { status }';
  const { data } = await staff.query(`{ ecommerceOrders(first: 1, search: "${email}") { edges { node { ${fields} } } } }`);
  return data.ecommerceOrders.edges[0].node;
}
