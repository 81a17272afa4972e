import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

/** Properties of a product in a test. */
interface Stocked {
  onHand?: number;
  salePrice?: string;
  /** Purchase price per unit on hand. */
  cost?: string;
  vatCategory?: string;
}

/** A company with products, services, packages and aggregates created by its own users. */
export class OfferWorld {
  private constructor(
    readonly server: TestServer,
    readonly client: Client,
    readonly companyId: string,
  ) {}

  static async open(starting = ownCompany()): Promise<OfferWorld> {
    const server = await starting;
    const client = await signedInAs(server, 'inventory@atlas.test');
    const { companyId } = (await client.query('{ viewer { companyId } }')).data.viewer;
    return new OfferWorld(server, client, companyId);
  }

  sql = <Row extends object>(text: string, values: unknown[] = []) =>
    this.server.database.inCompany({ companyId: this.companyId }, em => em.execute<Row[]>(text, values));

  /** Creates a product with a quantity on hand in the main warehouse, all bought at its cost; returns its id. */
  async product(name: string, { onHand = 0, cost = '0', ...more }: Stocked = {}): Promise<string> {
    const input = { name, manufacturer: 'Sella', salePrice: '10', purchasePrice: cost, quantity: `${onHand || 1}`, ...more };
    const { errors, inventoryProduct } = await this.client.mutate('createInventoryProduct', input, 'inventoryProduct { id }');
    if (errors.length) throw new Error(JSON.stringify(errors));
    const { id } = inventoryProduct;
    const none = { id, quantity: '0', quantityReason: 'Not there' };
    if (!onHand) await this.client.mutate('updateInventoryProduct', none, 'inventoryProduct { id }');
    return id;
  }

  aggregate = (title: string, lines: object[], more: object = {}): Promise<Shown> =>
    this.client.mutate(
      'createAggregateProduct',
      { title, sellingPrice: '100', lines, ...more },
      'aggregateProduct { id version available inHouseCost profit margin state }',
    );

  package = (title: string, lines: object[], more: object = {}): Promise<Shown> =>
    this.client.mutate(
      'createInventoryPackage',
      { title, discountPercentage: '10', lines, ...more },
      'inventoryPackage { id version listCharges finalCharges available state }',
    );

  async service(title: string, more: object = {}): Promise<string> {
    const input = { title, description: 'x', serviceType: 'FIXED', charges: '10', ...more };
    return (await this.client.mutate('createInventoryService', input, 'inventoryService { id }')).inventoryService.id;
  }
}
