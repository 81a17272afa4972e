import { randomUUID } from 'node:crypto';
import { Outbox } from '../../../server/core/mail/Outbox.ts';
import { CardSettlementService } from '../../../server/ecommerce/payment/CardSettlementService.ts';
import { StripeProvider } from '../../../server/ecommerce/payment/StripeProvider.ts';
import { signedInAs, startDemo, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import type { StripeServer } from '../../support/StripeServer.ts';

const figures = `id number trackingId version status subtotal deliveryTitle deliveryFee deliveryReturned taxTotal total returnedTotal paidBy deliveredOn
  lines { id name quantity unitPrice base tax vatRate returnedQuantity product { id stock } } returns { number total }`;

/** A shop, as one of its staff runs it. */
export class Shop {
  private constructor(
    readonly server: TestServer,
    readonly client: Client,
    readonly accountant: Client,
    readonly companyId: string,
  ) {}

  /** Opens the shop of a company of its own, or the demo's on a server with these settings. */
  static async open(env?: NodeJS.ProcessEnv): Promise<Shop> {
    const server = await (env ? startDemo(env) : ownCompany());
    const [client, accountant] = await Promise.all([signedInAs(server, 'ecommerce@atlas.test'), signedInAs(server, 'finance@atlas.test')]);
    const { data } = await client.query('{ viewer { companyId } }');
    return new Shop(server, client, accountant, data.viewer.companyId);
  }

  /** Expects that all holds of its company what must hold, and stops the server. */
  async close(): Promise<void> {
    await expectInvariantsHold(this.server.database, this.companyId);
    await this.server.stop();
  }

  /** Creates a product of the shop, with an inventory product of its own. */
  async product(values: Record<string, unknown> = {}): Promise<Shown> {
    const group = await this.client.mutate(
      'createEcommerceProductGroup',
      { title: `Group ${randomUUID()}` },
      'ecommerceProductGroup { id }',
    );
    const texts = { name: `Lamp ${randomUUID()}`, shortDescription: 's', detailDescription: 'd', groupId: group.ecommerceProductGroup.id };
    const given = { ...texts, price: '20', discountPrice: '20', stock: '10', purchasePrice: '8', ...values };
    const made = await this.client.mutate(
      'createEcommerceProduct',
      given,
      'ecommerceProduct { id version stock effectivePrice inventoryProduct { id name quantity } }',
    );
    return made.ecommerceProduct ?? made;
  }

  async customer(values: Record<string, unknown> = {}): Promise<Shown> {
    const address = { phone: `9627955${String(Math.random()).slice(2, 8)}`, city: 'Amman', country: 'JO', address: '12 Rainbow Street' };
    const given = { name: `Buyer ${randomUUID()}`, email: `${randomUUID()}@buyers.test`, ...address, ...values };
    return (await this.client.mutate('createEcommerceCustomer', given, 'ecommerceCustomer { id }')).ecommerceCustomer;
  }

  /** Orders pieces of products; the answer has errors if it is refused. */
  async order(lines: [productId: string, quantity: number][], values: Record<string, unknown> = {}): Promise<Shown> {
    const customerId = (values.customerId as string) ?? (await this.customer()).id;
    const delivery = {
      deliveryName: 'Layla',
      deliveryPhone: '962795550101',
      deliveryEmail: 'layla@buyers.test',
      deliveryCity: 'Amman',
      deliveryCountry: 'JO',
      deliveryAddress: '12 Rainbow Street',
    };
    const asked = lines.map(([productId, quantity]) => ({ productId, quantity: String(quantity) }));
    return this.client.mutate(
      'createEcommerceOrder',
      { customerId, ...delivery, lines: asked, ...values },
      `ecommerceOrder { ${figures} }`,
    );
  }

  /** Moves an order through states, and returns the last answer. */
  async move(id: string, ...states: string[]): Promise<Shown> {
    let answer: Shown;
    for (const status of states) answer = await this.client.mutate('updateEcommerceOrder', { id, status }, `ecommerceOrder { ${figures} }`);
    return answer;
  }

  takeBack(orderId: string, values: Record<string, unknown> = {}): Promise<Shown> {
    return this.client.mutate('takeBackEcommerceOrder', { orderId, ...values }, `ecommerceOrder { ${figures} }`);
  }

  /** What a document posted, by account: debits positive. */
  async posted(id: string): Promise<Record<string, string>[]> {
    return this.server.database.platformIn(this.companyId, async em => {
      const rows = await em.execute<{ entry: string; role: string; amount: string }[]>(
        `select e.id as entry, a.role, trim_scale(sum(l.debit - l.credit))::text as amount from journal_entry e
         join journal_line l on l.company_id = e.company_id and l.entry_id = e.id join account a on a.company_id = l.company_id and a.id = l.account_id
         where e.company_id = noria_company() and e.source_id = ? group by e.id, a.role order by e.id`,
        [id],
      );
      return Array.from(Map.groupBy(rows, ({ entry }) => entry).values(), lines =>
        Object.fromEntries(lines.map(({ role, amount }) => [role, amount])),
      );
    });
  }

  /** Makes the ways of delivery that there are inactive, so that customers choose none. */
  async withoutDelivery(): Promise<void> {
    const { data } = await this.client.query('{ ecommerceDeliveryMethods(first: 50) { edges { node { id } } } }');
    for (const { node } of data.ecommerceDeliveryMethods.edges)
      await this.client.mutate('updateEcommerceDeliveryMethod', { id: node.id, status: 'INACTIVE' }, 'ecommerceDeliveryMethod { id }');
  }

  /** Does what is done each minute about payments by card, with all refunds due; returns what failed. */
  async settleCards(stripe: StripeServer): Promise<string[]> {
    const { database, url: publicUrl } = this.server;
    await database.platform(em => em.execute(`update ecommerce_refund set next_at = now() where status = 'DUE'`));
    const [secretKey, webhookSecret, apiUrl] = Object.values(stripe.env) as string[];
    const cards = new StripeProvider({ secretKey, webhookSecret, apiUrl });
    const session = { outbox: new Outbox(false), settings: { publicUrl } };
    const failures: string[] = [];
    const log = { error: (_about: object, text: string) => void failures.push(text) };
    const parts = { database, cards, changes: { announce: () => undefined }, session };
    await new CardSettlementService(parts as never).settleDue(log as never);
    return failures;
  }

  async stockOf(id: string): Promise<string> {
    return (await this.client.query('query($id: ID!) { ecommerceProduct(id: $id) { stock } }', { id })).data.ecommerceProduct.stock;
  }
}
