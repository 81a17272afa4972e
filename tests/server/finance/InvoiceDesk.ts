import type { Client, Shown } from '../../support/Client.ts';
import { signedInAs } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

const shown = `salesInvoice { id version number kind status isOverdue type issuedOn dueOn total subtotal discountTotal taxTotal balance pricesIncludeTax
  lines { id itemId kind description quantity unitPrice discountPercent vatCategory vatRate net discountShare base tax cost } taxes { vatCategory vatRate base tax } }`;

/** An administrator who makes out invoices to a customer of their own. */
export class InvoiceDesk {
  private constructor(
    readonly server: TestServer,
    readonly client: Client,
    readonly customerId: string,
    /** The company's day. */
    readonly today: string,
  ) {}

  static async open(starting = ownCompany()): Promise<InvoiceDesk> {
    const server = await starting;
    const client = await signedInAs(server, 'admin@atlas.test');
    const input = { name: 'Cormorant Ltd', address: '1 Quay', city: 'Cork', country: 'IE', email: 'books@cormorant.test' };
    const { customer } = await client.mutate('createCustomer', input, 'customer { id }');
    const { data } = await client.query('{ salesTerms { today } }');
    return new InvoiceDesk(server, client, customer.id, data.salesTerms.today);
  }

  /** Makes out a draft; prices without tax unless it says otherwise. */
  draft(lines: object[], more: object = {}): Promise<Shown> {
    const input = { customerId: this.customerId, pricesIncludeTax: false, lines, ...more };
    return this.client.mutate('createSalesInvoice', input, shown);
  }

  /** Makes out and issues an invoice. */
  async issued(lines: object[], more: object = {}): Promise<Shown> {
    const { salesInvoice, errors } = await this.draft(lines, { issue: true, ...more });
    if (!salesInvoice) throw new Error(JSON.stringify(errors));
    return salesInvoice;
  }

  command(name: string, id: string, more: object = {}): Promise<Shown> {
    return this.client.mutate(name, { id, ...more }, shown, name === 'issueSalesInvoice' ? undefined : 'RecordInput');
  }

  async read(id: string): Promise<Shown> {
    return (await this.client.query(`query($id: ID!) { ${shown.replace('salesInvoice', 'salesInvoice(id: $id)')} }`, { id })).data
      .salesInvoice;
  }

  pay(documentId: string, amount: string): Promise<Shown> {
    const input = { direction: 'IN', method: 'BANK', amount, paidOn: this.today, partyId: this.customerId };
    return this.client.mutate('recordPayment', { ...input, allocations: [{ documentId, amount }] }, 'payment { id }');
  }

  /** The sides of a document's entries, by account role. */
  async posted(id: string): Promise<Record<string, string>[]> {
    const { data } = await this.client.query(
      `query($id: ID!) { journalEntries(first: 10, filter: { sourceId: { eq: $id } }, sort: { field: POSTED_ON, direction: ASC }) { edges { node { number postedOn lines { account { role } debit credit costCenter { id } } } } } }`,
      { id },
    );
    return data.journalEntries.edges.map(({ node }: Shown) =>
      Object.fromEntries(node.lines.map(({ account, debit, credit }: Shown) => [account.role, Number(debit) ? debit : `-${credit}`])),
    );
  }
}
