import { newId } from '../../../server/core/database/ids.ts';
import { hashOf, newSecret } from '../../../server/core/session/secrets.ts';
import { Client, signedInAs } from '../../support/Client.ts';
import { asOwner } from '../../support/asOwner.ts';
import type { TestServer } from '../../support/startServer.ts';

/** What a vendor is asked to price, made by a buyer of the demo company. */
export class Sourcing {
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly buyer: Client,
    readonly admin: Client,
    private readonly departmentId: string,
    private readonly groupId: string,
  ) {}

  static async begin(server: TestServer): Promise<Sourcing> {
    const [buyer, admin] = await Promise.all(['procurement@atlas.test', 'admin@atlas.test'].map(email => signedInAs(server, email)));
    const { data } = await buyer.query(
      '{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } productGroups(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }',
    );
    return new Sourcing(server, buyer, admin, data.departments.edges[0].node.id, data.productGroups.edges[0].node.id);
  }

  /** Creates a vendor whose mails can be told apart. */
  async vendor(input: object = {}): Promise<{ id: string; email: string }> {
    const email = `seller${++this.#count}@quotes.test`;
    const contact = {
      name: `Seller ${this.#count}`,
      companyName: 'Sellers',
      email,
      phone: '34699118866',
      address: '1 Road',
      country: 'ES',
    };
    const terms = { vendorType: 'RECURRING', currency: 'USD', productGroupIds: [this.groupId] };
    const { vendor } = await this.buyer.mutate('createVendor', { ...contact, ...terms, ...input }, 'vendor { id }');
    return { id: vendor.id, email };
  }

  async product(): Promise<string> {
    const { procurementProduct } = await this.buyer.mutate(
      'createProcurementProduct',
      { name: `Article ${++this.#count}` },
      'procurementProduct { id }',
    );
    return procurementProduct.id;
  }

  /** Creates and approves a requisition of two products. */
  async requisition(vendors: { id: string }[], input: object = {}): Promise<{ id: string; productIds: string[] }> {
    const productIds = [await this.product(), await this.product()];
    const values = {
      title: `Request ${++this.#count}`,
      departmentId: this.departmentId,
      category: 'Stock',
      dueOn: '2031-06-30',
      vendorIds: vendors.map(({ id }) => id),
      requisitionStatus: 'APPROVED',
      lines: [
        { productId: productIds[0], quantity: '10' },
        { productId: productIds[1], quantity: '3' },
      ],
      ...input,
    };
    const { requisition, errors } = await this.buyer.mutate('createRequisition', values, 'requisition { id }');
    if (errors.length) throw new Error(JSON.stringify(errors));
    return { id: requisition.id, productIds };
  }

  /** Sends a requisition, and returns the secret of each vendor's newest link. */
  async send(requisitionId: string, vendors: { email: string }[]): Promise<string[]> {
    const { errors } = await this.buyer.mutate('sendRequisition', { requisitionId }, 'requisition { id }');
    if (errors.length) throw new Error(JSON.stringify(errors));
    return Promise.all(vendors.map(async ({ email }) => (await this.mailTo(email)).secret));
  }

  /** The secret of a link that a mail server would have delivered to the vendor of a sealed requisition. */
  async deliver(requisitionId: string, vendorId: string): Promise<string> {
    const companyId = (await this.buyer.query('{ viewer { companyId } }')).data!.viewer.companyId as string;
    const secret = newSecret();
    const requestId = newId(0xd2);
    const asCompany = (sql: string, values: unknown[]) => asOwner(this.server, sql, { values, companyId });
    await asCompany('insert into vendor_request (id, requisition_id, vendor_id, sent_at) values ($1, $2, $3, now())', [
      requestId,
      requisitionId,
      vendorId,
    ]);
    await asCompany(`insert into record_link (token_hash, record_id, actions, expires_at) values ($1, $2, '{VIEW,QUOTE}', '2031-07-01')`, [
      hashOf(secret),
      requestId,
    ]);
    return secret;
  }

  /** The newest mail to an address. */
  async mailTo(email: string): Promise<{ subject: string; body: string; secret: string }> {
    const asked = `query($to: String) { outboxMails(first: 1, filter: { to: { eq: $to } }, sort: { field: CREATED_AT, direction: DESC }) {
      edges { node { subject body } } } }`;
    const { data } = await this.admin.query(asked, { to: email });
    const { subject, body } = data.outboxMails.edges[0].node;
    return { subject, body, secret: /data=([\w-]+)/.exec(body as string)?.[1] ?? '' };
  }

  /** Records the quotation of a vendor who did not use their link. */
  async quotation(requisition: { id: string; productIds: string[] }, vendor: { id: string }, prices: string[], input: object = {}) {
    const values = {
      title: `Offer ${++this.#count}`,
      vendorId: vendor.id,
      requisitionId: requisition.id,
      dueOn: '2031-08-31',
      deliveryOn: '2031-07-31',
      description: 'Ex stock.',
      lines: prices.map((price, index) => ({ productId: requisition.productIds[index], quantity: index ? '3' : '10', price })),
      ...input,
    };
    return this.buyer.mutate(
      'createVendorQuotation',
      values,
      'vendorQuotation { id version status subtotal discountTotal taxTotal finalAmount lines { id price amount isAwarded } }',
    );
  }

  /** Lets the due date of a requisition pass. */
  async pass(requisitionId: string): Promise<void> {
    const { data } = await this.buyer.query('{ viewer { companyId } }');
    const sql = `update requisition set due_on = '2020-01-01' where id = $1`;
    await asOwner(this.server, sql, { values: [requisitionId], companyId: data!.viewer.companyId as string });
  }
}
