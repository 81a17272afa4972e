import type { Client } from '../../support/Client.ts';

const selection = `crmOrder { id version number status description subtotal discountTotal taxTotal total currency customer { id }
  lines { id position description quantity unitPrice discountPercent vatCategory vatRate net product { id } } }`;

/** Customers and products of a company, and orders of them, as a client makes them. */
export class Deals {
  private constructor(
    readonly client: Client,
    readonly customerId: string,
    readonly otherCustomerId: string,
    readonly productId: string,
  ) {}

  static async of(client: Client): Promise<Deals> {
    const customer = async (name: string) =>
      (await client.mutate('createCustomer', { name, address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }')).customer.id;
    const product = await client.mutate('createInventoryProduct', { name: 'Ball bearing', salePrice: '348.35' }, 'inventoryProduct { id }');
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
  move = (deed: string, id: string) => this.client.mutate(`${deed}CrmOrder`, { id }, selection, 'RecordInput');
  remove = (id: string) => this.client.mutate('deleteCrmOrders', { ids: [id] }, 'deletedIds', 'DeleteInput');
}
