import { newId } from '../../server/core/database/ids.ts';
import type { Client } from './Client.ts';
import type { TestServer } from './startServer.ts';

/** A product with so many in stock. */
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

/** An open session at a till of its own, with 100 in the drawer. */
export async function openTill(client: Client, name: string): Promise<{ tillId: string; sessionId: string }> {
  const { till } = await client.mutate('createTill', { name }, 'till { id }');
  const { tillSession } = await client.mutate('openTillSession', { tillId: till.id, float: '100' }, 'tillSession { id }');
  return { tillId: till.id, sessionId: tillSession.id };
}

/** The id of a sale or return, as a till makes it. */
export const saleId = () => newId(0x78);

/** Sells for cash, as much as it costs; answers the payload. */
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

/** Gives back in cash what lines are worth; answers the payload. */
export const takeBack = (client: Client, invoiceId: string, lines: object[], more: object = {}, selection = 'id number total') =>
  client.mutate(
    'returnInventoryInvoice',
    { invoiceId, reason: 'Did not fit', lines, payments: [{ method: 'CASH' }], ...more },
    `inventoryInvoice { ${selection} }`,
  );

/** A line of so many of a product. */
export const lineOf = (itemId: string, quantity = '1', more: object = {}) => ({ kind: 'PRODUCT', itemId, quantity, ...more });

/** A service, a package of two products with it, and an aggregate of the two; answers their ids. */
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

/** What stands in the accounts that a drawer's money goes through. */
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
