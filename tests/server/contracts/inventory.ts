import { randomUUID } from 'node:crypto';
import type { Client } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

export const inventory: Contract[] = [
  {
    name: 'InventoryProduct',
    plural: 'inventoryProducts',
    by: 'inventory@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({
      name: `Product ${unique}`,
      manufacturer: 'Sella',
      code: unique,
      quantity: '3',
      salePrice: '12.5',
      vatCategory: 'ZERO_RATED',
    }),
    change: { salePrice: '13' },
    broken: { input: { salePrice: '-1' }, field: 'salePrice', code: 'tooSmall' },
  },
  {
    name: 'Warehouse',
    plural: 'warehouses',
    by: 'inventory@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Warehouse ${unique}`, code: unique.slice(0, 8), city: 'Madrid' }),
    change: { city: 'Toledo' },
    broken: { input: { name: ' ' }, field: 'name', code: 'required' },
  },
  {
    name: 'InventoryService',
    plural: 'inventoryServices',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Service ${unique}`, description: 'x', serviceType: 'HOURLY', charges: '40', vatCategory: 'ZERO_RATED' }),
    change: { charges: '45' },
    broken: { input: { charges: '-1' }, field: 'charges', code: 'tooSmall' },
  },
  {
    name: 'InventoryPackage',
    plural: 'inventoryPackages',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Package ${unique}`, discountPercentage: '10', expiryDate: '2099-12-31' }),
    given: async client => ({ lines: [await productOf(client)] }),
    change: { discountPercentage: '12.5' },
    broken: { input: { discountPercentage: '0' }, field: 'discountPercentage', code: 'notPositive' },
  },
  {
    name: 'AggregateProduct',
    plural: 'aggregateProducts',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Aggregate ${unique}`, sellingPrice: '20', ownCost: '2' }),
    given: async client => ({ lines: [await productOf(client)] }),
    change: { sellingPrice: '25' },
    broken: { input: { sellingPrice: '0' }, field: 'sellingPrice', code: 'notPositive' },
  },
  {
    name: 'StockTransfer',
    plural: 'stockTransfers',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ note: `Transfer ${unique}` }),
    given: async client => ({
      ...(await warehousesOf(client, 'fromWarehouseId', 'toWarehouseId')),
      lines: [{ ...(await productOf(client)), quantity: '1' }],
    }),
    change: { note: 'Before noon' },
    broken: { input: { note: 'x'.repeat(5_001) }, field: 'note', code: 'tooLong' },
  },
  {
    name: 'GoodsReceipt',
    plural: 'goodsReceipts',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ supplier: `Supplier ${unique}` }),
    given: async client => ({
      ...(await warehousesOf(client, 'warehouseId')),
      lines: [{ ...(await productOf(client)), quantity: '1', unitCost: '2.5' }],
    }),
    change: { supplier: 'Rodabal' },
    broken: { input: { note: 'x'.repeat(5_001) }, field: 'note', code: 'tooLong' },
  },
  {
    name: 'StockCount',
    plural: 'stockCounts',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ note: `Count ${unique}` }),
    given: client => warehousesOf(client, 'warehouseId'),
    change: { note: 'Shelves A to F' },
    broken: { input: { note: 'x'.repeat(5_001) }, field: 'note', code: 'tooLong' },
  },
  {
    name: 'Till',
    plural: 'tills',
    by: 'inventory@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Till ${unique}`, status: 'ACTIVE' }),
    change: { status: 'INACTIVE' },
    broken: { input: { name: ' ' }, field: 'name', code: 'required' },
  },
];

/** Creates a product for entities that need one. */
async function productOf(client: Client): Promise<{ productId: string }> {
  const input = { name: 'Part', manufacturer: 'Sella', salePrice: '5', quantity: '3' };
  const { inventoryProduct } = await client.mutate('createInventoryProduct', input, 'inventoryProduct { id }');
  return { productId: inventoryProduct.id };
}

/** Creates a warehouse for each field. */
async function warehousesOf(client: Client, ...fields: string[]): Promise<Record<string, string>> {
  const made = fields.map(async field => {
    const { warehouse } = await client.mutate('createWarehouse', { name: `Warehouse ${randomUUID()}` }, 'warehouse { id }');
    return [field, warehouse.id as string];
  });
  return Object.fromEntries(await Promise.all(made));
}
