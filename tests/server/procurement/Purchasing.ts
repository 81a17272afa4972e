import { Client, signedInAs, startDemo } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

/** A line to order. */
export interface Wanted {
  quantity: string;
  unitPrice: string;
  /** A product that is kept in stock. */
  isStocked?: boolean;
  vatCategory?: string;
}

const order = `purchaseOrder { id version number poStatus billing total lines { id accepted billed inventoryProduct { id } } }`;
const bill = `procurementInvoice { id version number invoiceStatus matchStatus total balance paymentMethod
  lines { isQuantityMatched isPriceMatched } }`;

type Input = Record<string, unknown>;

/** The input of commands that need no more than the record. */
const inputOf = (name: string) => (/^(acknowledge|cancel|close|void)/.test(name) ? 'RecordInput' : undefined);

/** Orders of a demo company, with vendors and products of their own. */
export class Purchasing {
  #count = 0;

  private constructor(
    readonly server: TestServer,
    readonly buyer: Client,
    readonly admin: Client,
  ) {}

  static async open(): Promise<Purchasing> {
    const server = await startDemo();
    const [buyer, admin] = await Promise.all(['procurement@atlas.test', 'admin@atlas.test'].map(email => signedInAs(server, email)));
    return new Purchasing(server, buyer, admin);
  }

  /** Orders of another company, made by one user who holds every permission. */
  static of(server: TestServer, client: Client): Purchasing {
    return new Purchasing(server, client, client);
  }

  async vendor(): Promise<string> {
    const unique = ++this.#count;
    const group = await this.buyer.mutate('createProductGroup', { title: `Bought ${unique}` }, 'productGroup { id }');
    const contact = { companyName: 'Zyxgears', email: `v${unique}@zyx.test`, phone: '34699118866', address: '1 Road', country: 'ES' };
    const input = { name: `Seller ${unique}`, ...contact, vendorType: 'RECURRING', productGroupIds: [group.productGroup.id] };
    return (await this.buyer.mutate('createVendor', input, 'vendor { id }')).vendor.id;
  }

  async product(isStocked = false, unit = 'KILOGRAM'): Promise<string> {
    const unique = ++this.#count;
    const stocked = { name: `Stocked ${unique}`, manufacturer: 'Sella', quantity: '1', purchasePrice: '5', salePrice: '10', unit };
    const inventoryProductId = isStocked
      ? (await this.admin.mutate('createInventoryProduct', stocked, 'inventoryProduct { id }')).inventoryProduct.id
      : null;
    const input = { name: `Article ${unique}`, inventoryProductId };
    return (await this.buyer.mutate('createProcurementProduct', input, 'procurementProduct { id }')).procurementProduct.id;
  }

  /** A draft of an order. */
  async draft(lines: Wanted[], more: object = {}) {
    const products = await Promise.all(lines.map(({ isStocked }) => this.product(isStocked)));
    const input = {
      vendorId: await this.vendor(),
      lines: lines.map(({ quantity, unitPrice, vatCategory }, at) => ({ quantity, unitPrice, vatCategory, productId: products[at] })),
    };
    return (await this.buyer.mutate('createPurchaseOrder', { ...input, ...more }, order)).purchaseOrder as OrderRow;
  }

  /** An issued order. */
  async issued(lines: Wanted[], more: object = {}) {
    const { id } = await this.draft(lines, more);
    return (await this.act('issuePurchaseOrder', { id })).purchaseOrder as OrderRow;
  }

  act = (name: string, input: object, client = this.buyer) => client.mutate(name, input as Input, order, inputOf(name));
  receive = (orderId: string, lines: object[], more: object = {}) =>
    this.buyer.mutate(
      'receivePurchaseOrder',
      { orderId, lines, ...more },
      `purchaseReceipt { id number lines { accepted rejected value } }`,
    );
  return = (orderId: string, lines: object[]) =>
    this.buyer.mutate('returnPurchaseOrder', { orderId, lines }, `purchaseReceipt { id number lines { accepted value } }`);
  bill = (orderId: string, input: object = {}, client = this.buyer) =>
    client.mutate('createProcurementInvoice', { orderId, ...input }, bill);
  settle = (name: string, input: object, client = this.buyer) => client.mutate(name, input as Input, bill, inputOf(name));

  async order(id: string): Promise<OrderRow> {
    const { data } = await this.buyer.query(`query($id: ID!) { ${order.replace('purchaseOrder', 'purchaseOrder(id: $id)')} }`, { id });
    return data.purchaseOrder;
  }
}

/** An order as tests read it. */
export interface OrderRow {
  id: string;
  version: number;
  number: string | null;
  poStatus: string;
  billing: string;
  total: string;
  lines: { id: string; accepted: string; billed: string; inventoryProduct: { id: string } | null }[];
}
