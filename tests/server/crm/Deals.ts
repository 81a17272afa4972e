import { signedInAs, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

const selection = `crmOrder { id version number status description subtotal discountTotal taxTotal total currency customer { id }
  lines { id position description quantity unitPrice discountPercent vatCategory vatRate net product { id } } }`;

/** Creates customers, products and orders of a company through the API. */
export class Deals {
  private constructor(
    readonly client: Client,
    readonly customerId: string,
    readonly otherCustomerId: string,
    readonly productId: string,
  ) {}

  static async of(client: Client, server: TestServer): Promise<Deals> {
    const customer = async (name: string) =>
      (await client.mutate('createCustomer', { name, address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }')).customer.id;
    const product = await (
      await signedInAs(server, 'inventory@atlas.test')
    ).mutate(
      'createInventoryProduct',
      { name: 'Ball bearing', manufacturer: 'Rodabal', quantity: '100', salePrice: '348.35' },
      'inventoryProduct { id }',
    );
    return new Deals(client, await customer('Northwind'), await customer('Southwind'), product.inventoryProduct.id);
  }

  order = (values: object = {}) =>
    this.client.mutate(
      'createCrmOrder',
      {
        customerId: this.customerId,
        description: 'Spare parts',
        reason: 'Referral',
        lines: [{ productId: this.productId, quantity: '2', unitPrice: '348.35' }],
        ...values,
      },
      selection,
    );

  update = (values: { id: string } & Record<string, unknown>) => this.client.mutate('updateCrmOrder', values, selection);
  move = (action: string, id: string) => this.client.mutate(`${action}CrmOrder`, { id }, selection, 'RecordInput');
  remove = (id: string) => this.client.mutate('deleteCrmOrders', { ids: [id] }, 'deletedIds', 'DeleteInput');
}

const quotation = `crmQuotation { id version number revision status issuedOn validUntil total acceptedAt acceptedBy answeredFrom declineReason
  order { id number status total lines { description quantity net tax } } lines { description quantity net tax } }`;

/** Creates quotations of a company through the API. */
export class Quotations {
  constructor(
    readonly client: Client,
    readonly customerId: string,
  ) {}

  make = async (values: object = {}) => {
    const lines = [{ description: 'Installation', quantity: '3', unitPrice: '99.99', discountPercent: '5' }];
    const input = { customerId: this.customerId, description: 'New line', validUntil: '2099-12-31', lines, ...values };
    return this.client.mutate('createCrmQuotation', input, quotation);
  };

  action = (name: string, id: string, more: object = {}) =>
    this.client.mutate(
      `${name}CrmQuotation`,
      { id, ...more },
      name === 'share' ? `${quotation} link` : quotation,
      ['accept', 'decline'].includes(name) ? undefined : 'RecordInput',
    );

  /** Creates a sent quotation with a share link, and returns the link's token. */
  async shared(values: object = {}): Promise<{ id: string; token: string; link: string }> {
    const { id } = (await this.make(values)).crmQuotation;
    await this.action('send', id);
    const { link } = await this.action('share', id);
    return { id, link, token: new URL(link).searchParams.get('data')! };
  }

  read = async (id: string) =>
    (await this.client.query(`query($id: ID!) { ${quotation.replace('{', '(id: $id) {')} }`, { id })).data?.crmQuotation;
}
