import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import { textOf } from '../../support/pdf.ts';
import type { TestServer } from '../../support/startServer.ts';
import { openTill, sell } from '../../support/tills.ts';

const figures = `id kind number subtotal discountTotal taxTotal total cash card bank credit balance status reason voidedOn returnOf { id number }
  lines { id quantity net base tax total cost restocked creditable creditableQuantity } taxes { vatRate base tax }`;

/** A cashier who sells to a customer and credits sales, and a bookkeeper. */
export class CreditDesk {
  readonly figures = figures;

  private constructor(
    readonly server: TestServer,
    readonly cashier: Client,
    readonly books: Client,
    readonly tillSessionId: string,
    readonly customerId: string,
    readonly companyId: string,
  ) {}

  static async open(): Promise<CreditDesk> {
    const server = await ownCompany();
    const [cashier, books] = [await signedInAs(server, 'inventory@atlas.test'), await signedInAs(server, 'admin@atlas.test')];
    const { sessionId } = await openTill(cashier, 'Credit');
    const { data } = await books.query('{ viewer { companyId } }');
    const buyer = { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' };
    const { customer } = await books.mutate('createCustomer', buyer, 'customer { id }');
    return new CreditDesk(server, cashier, books, sessionId, customer.id, data.viewer.companyId);
  }

  /** Credits part of a sale and returns the payload. */
  readonly credit = (invoiceId: string, more: object = {}): Promise<Shown> =>
    this.cashier.mutate('creditInventoryInvoice', { invoiceId, reason: 'Price too high', ...more }, `inventoryInvoice { ${figures} }`);

  /** Voids a credit note and returns the payload. */
  readonly voided = (id: string): Promise<Shown> =>
    this.cashier.mutate('voidCreditNote', { id }, `inventoryInvoice { ${figures} }`, 'RecordInput');

  /** Pays out the rest of a credit note, or an amount of it, by bank; returns the payload. */
  readonly refund = (id: string, amount?: string): Promise<Shown> =>
    this.cashier.mutate('refundCreditNote', { id, method: 'BANK', ...(amount && { amount }) }, 'inventoryInvoice { balance }');

  /** Reverses the payment of a sale, which becomes open again. */
  async takePaymentBack(saleNumber: string): Promise<void> {
    const query = `{ payments(first: 1, filter: { reference: { eq: "${saleNumber}" } }) { edges { node { id } } } }`;
    const [{ node }] = (await this.books.query(query)).data.payments.edges;
    await this.books.mutate('reversePayment', { id: node.id }, 'payment { id }');
  }

  /** Credits a cent of a line directly in the database, bypassing the server's checks. */
  readonly forceCredit = (noteId: string, lineId: string): Promise<unknown> =>
    this.server.database.inCompany({ companyId: this.companyId }, em =>
      em.execute(
        `insert into inventory_invoice_line (id, invoice_id, position, kind, product_id, return_of_line_id, description, quantity, unit_price,
           vat_category, vat_rate, net, discount_share, base, tax, cost)
         select gen_random_uuid(), ?, 9, kind, product_id, id, description, 0, unit_price, vat_category, vat_rate, -0.01, 0, -0.01, 0, 0
         from inventory_invoice_line where id = ?`,
        [noteId, lineId],
      ),
    );

  readonly read = async (id: string): Promise<Shown> =>
    (await this.cashier.query(`query($id: ID!) { inventoryInvoice(id: $id) { ${figures} } }`, { id })).data.inventoryInvoice;

  /** A sale to the customer. */
  readonly soldTo = async (lines: object[], more: object = {}): Promise<Shown> => {
    const { tillSessionId, customerId } = this;
    const { inventoryInvoice, errors } = await sell(this.cashier, { tillSessionId, customerId, lines, ...more }, figures);
    if (!inventoryInvoice) throw new Error(JSON.stringify(errors));
    return inventoryInvoice;
  };

  /** Today's figures on the dashboard. */
  readonly overview = async (): Promise<Shown> =>
    (await this.cashier.query('{ inventoryOverview(span: TODAY) { revenue totalTax cost sales returns creditNotes from before } }')).data
      .inventoryOverview;

  /** Text of a printed invoice for a customer with this language. */
  readonly printed = async (id: string, language: string, query = ''): Promise<string> => {
    const { companyId, customerId, cashier, server } = this;
    const values = [language.toUpperCase(), customerId];
    await server.database.inCompany({ companyId }, em => em.execute('update customer set language = ? where id = ?', values));
    const response = await fetch(`${server.url}/print/${id}.pdf${query}`, { headers: { authorization: `Bearer ${cashier.token}` } });
    return textOf(new Uint8Array(await response.arrayBuffer()));
  };
}
