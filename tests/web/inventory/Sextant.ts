import { signedInAs, type Client } from '../../support/Client.ts';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { Shell } from '../shell/Shell.ts';

/** A company with one till that sells a compass for 10 and a lantern for 20 before tax, 10.89 and 21.78 with it: fifty of each in stock. */
export class Sextant {
  readonly cashier = 'cashier@sextant.test';

  private constructor(
    readonly shell: Shell,
    readonly inventory: Client,
    readonly compassId: string,
  ) {}

  static async open(env: NodeJS.ProcessEnv = {}): Promise<Sextant> {
    const shell = await Shell.open(env);
    const chief = await signedInAs(shell.server, 'super@noria.test');
    const administrator = { name: 'Ada Sextant', email: 'cashier@sextant.test', password: demoPassword };
    await chief.mutate('createCompany', { name: 'Sextant', currency: 'USD', planCode: 'UNLIMITED', administrator }, 'company { id }');
    const inventory = await signedInAs(shell.server, administrator.email);
    await inventory.mutate('updateCompanySettings', { version: 1, taxRate: '8.875' }, 'company { id }');
    await inventory.mutate('createTill', { name: 'Front desk' }, 'till { id }');
    const made = async (product: object): Promise<string> => {
      const input = { ...product, manufacturer: 'Sextant', quantity: '50' };
      const { inventoryProduct, errors } = await inventory.mutate('createInventoryProduct', input, 'inventoryProduct { id }');
      if (errors.length) throw new Error(JSON.stringify(errors));
      return inventoryProduct.id as string;
    };
    const compassId = await made({ name: 'Brass compass', code: 'CMP-1', barcode: '4006381333931', salePrice: '10' });
    await made({ name: 'Lantern', code: 'LNT-1', salePrice: '20' });
    return new Sextant(shell, inventory, compassId);
  }

  /** Sales and returns, oldest first. */
  readonly figures = async (): Promise<Record<string, string>[]> => {
    const { data } = await this.inventory.query(
      '{ inventoryInvoices(first: 100, sort: { field: SOLD_AT }) { edges { node { number total cash card credit change } } } }',
    );
    return (data.inventoryInvoices.edges as { node: Record<string, string> }[]).map(({ node }) => node);
  };

  /** Creates a customer with this credit, because a compass they had bought was worth less. */
  async customerWithCredit(name: string, amount: string): Promise<void> {
    const input = { name, address: '1 Quay', city: 'Boston', country: 'US' };
    const { customer } = await this.inventory.mutate('createCustomer', input, 'customer { id }');
    const lines = [{ kind: 'PRODUCT', itemId: this.compassId, quantity: '1', vatCategory: 'STANDARD_RATED' }];
    const bought = { customerId: customer.id, lines, payments: [{ method: 'CARD' }] };
    const { inventoryInvoice: sale } = await this.inventory.mutate(
      'createInventoryInvoice',
      bought,
      'inventoryInvoice { id lines { id } }',
    );
    const credited = { invoiceId: sale.id, reason: 'Scratched', lines: [{ lineId: sale.lines[0].id, amount }] };
    const { errors } = await this.inventory.mutate('creditInventoryInvoice', credited, 'inventoryInvoice { id }');
    if (errors.length) throw new Error(JSON.stringify(errors));
  }
}
