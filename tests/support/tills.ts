import { newId } from '../../server/core/database/ids.ts';
import type { Client } from './Client.ts';
import type { TestServer } from './startServer.ts';

/** Creates a product with a quantity in stock. */
export async function stocked(
  client: Client,
  name: string,
  {
    quantity,
    salePrice = '10',
    purchasePrice = '4',
    ...more
  }: { quantity: string; salePrice?: string; purchasePrice?: string; [field: string]: unknown },
): Promise<{ id: string; name: string }> {
  const input = { name, manufacturer: 'Maker', salePrice, purchasePrice, quantity, ...more };
  const { inventoryProduct, errors } = await client.mutate('createInventoryProduct', input, 'inventoryProduct { id name }');
  if (!inventoryProduct) throw new Error(JSON.stringify(errors));
  return inventoryProduct;
}

/** Opens a session at a new till, with 100 in the drawer. */
export async function openTill(client: Client, name: string): Promise<{ tillId: string; sessionId: string }> {
  const { till } = await client.mutate('createTill', { name }, 'till { id }');
  const { tillSession } = await client.mutate('openTillSession', { tillId: till.id, float: '100' }, 'tillSession { id }');
  return { tillId: till.id, sessionId: tillSession.id };
}

/** Generates the id of a sale or return, as a till does. */
export const saleId = () => newId(0x78);

/** Sells for exactly the price in cash and returns the payload. */
export const sell = (
  client: Client,
  { tillSessionId, lines, ...more }: { tillSessionId: string; lines: object[]; [field: string]: unknown },
  selection = 'id number total lines { id quantity }',
) =>
  client.mutate(
    'createInventoryInvoice',
    { tillSessionId, lines, payments: [{ method: 'CASH' }], ...more },
    `inventoryInvoice { ${selection} }`,
  );

/** Refunds lines in cash at their value and returns the payload. */
export const takeBack = (client: Client, invoiceId: string, lines: object[], more: object = {}, selection = 'id number total') =>
  client.mutate(
    'returnInventoryInvoice',
    { invoiceId, reason: 'Did not fit', lines, payments: [{ method: 'CASH' }], ...more },
    `inventoryInvoice { ${selection} }`,
  );

/** A line with a quantity of a product. */
export const lineOf = (itemId: string, quantity = '1', more: object = {}) => ({ kind: 'PRODUCT', itemId, quantity, ...more });

/** Creates a service, a package of two products with it, and an aggregate of the two; returns their ids. */
export async function offersOf(
  client: Client,
  name: string,
  [one, other]: string[],
): Promise<{ service: string; bundle: string; set: string }> {
  const make = async (Entity: string, input: object): Promise<string> => {
    const field = `${Entity[0].toLowerCase()}${Entity.slice(1)}`;
    const answer = await client.mutate(`create${Entity}`, { ...input }, `${field} { id }`);
    if (!answer[field]) throw new Error(JSON.stringify(answer.errors));
    return answer[field].id as string;
  };
  const service = await make('InventoryService', { title: `${name}work`, description: 'x', serviceType: 'FIXED', charges: '20' });
  const lines = [{ productId: one, quantity: '2' }, { productId: other }, { serviceId: service }];
  const bundle = await make('InventoryPackage', { title: `${name}pack`, discountPercentage: '10', lines });
  const parts = [
    { productId: one, quantity: '3' },
    { productId: other, quantity: '2' },
  ];
  return { service, bundle, set: await make('AggregateProduct', { title: `${name}set`, sellingPrice: '24', lines: parts }) };
}

/** Balances of the accounts that drawer cash goes through. */
export async function balancesOf({ database }: TestServer, client: Client): Promise<Record<'CASH' | 'BANK' | 'EXPENSES', number>> {
  const { companyId } = (await client.query('{ viewer { companyId } }')).data.viewer;
  const rows = await database.inCompany({ companyId }, em =>
    em.execute<{ role: string; balance: number }[]>(
      `select role, (select coalesce(sum(debit - credit), 0) from journal_line j where j.company_id = a.company_id and j.account_id = a.id)::float8 as balance
       from account a where role in ('CASH', 'BANK', 'EXPENSES')`,
    ),
  );
  return Object.fromEntries(rows.map(({ role, balance }) => [role, balance])) as never;
}
