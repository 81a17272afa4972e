import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { newId } from '../../../server/core/database/ids.ts';
import { moveStock, type StockRequest } from '../../../server/inventory/stock/moveStock.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

/** Quantities and values in a product's rows. */
export interface Held {
  on_hand: string;
  reserved: string;
  value: string;
}

/** Stock of Atlas, moved by tests directly through the stock ledger, or over GraphQL as its warehouse keeper. */
export class Stock {
  private constructor(
    readonly server: TestServer,
    readonly client: Client,
    readonly companyId: string,
  ) {}

  static async of(server: TestServer): Promise<Stock> {
    const client = await signedInAs(server, 'inventory@atlas.test');
    const { data } = await client.query('{ viewer { companyId } }');
    return new Stock(server, client, data.viewer.companyId);
  }

  /** Runs a transaction of the company. */
  within<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.server.database.inCompany({ companyId: this.companyId }, work);
  }

  /** Moves stock in a transaction of its own, for a document that does not exist. */
  move(...moves: (Pick<StockRequest, 'productId' | 'quantity'> & Partial<StockRequest>)[]) {
    return this.within(em =>
      moveStock(
        em,
        moves.map(move => ({ reason: move.quantity.startsWith('-') ? 'SALE' : 'PURCHASE', sourceId: newId(0x7f), ...move })),
      ),
    );
  }

  /** Creates a product with an opening quantity at a purchase price of 5. */
  async product(quantity = '10', more: Record<string, unknown> = {}): Promise<string> {
    const input = { name: `Bearing ${randomUUID()}`, manufacturer: 'Rodabal', quantity, purchasePrice: '5', salePrice: '9', ...more };
    const answer = await this.client.mutate('createInventoryProduct', input, 'inventoryProduct { id }');
    if (answer.errors.length) throw new Error(JSON.stringify(answer.errors));
    return answer.inventoryProduct.id as string;
  }

  async warehouse(): Promise<string> {
    const answer = await this.client.mutate('createWarehouse', { name: `Warehouse ${randomUUID()}` }, 'warehouse { id }');
    return answer.warehouse.id as string;
  }

  held(productId: string): Promise<Held[]> {
    return this.rows(
      `select trim_scale(on_hand)::text as on_hand, trim_scale(reserved)::text as reserved, trim_scale(value)::text as value
       from stock_level where product_id = ? order by id`,
      productId,
    );
  }

  rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
    return this.within(em => em.execute<Row[]>(text, values));
  }
}
