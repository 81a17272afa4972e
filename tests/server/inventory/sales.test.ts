import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let cashier: Client;
beforeAll(async () => {
  server = await startDemo();
  cashier = await signedInAs(server, 'inventory@atlas.test');
});
afterAll(() => server.stop());

const figures = `inventoryInvoice { id number type subtotal taxTotal total cash card tendered change tillSession { id cashSales expectedCash till { name openSession { id } } }
  lines { position kind product { id } description quantity unitPrice vatRate net base tax total cost returnedQuantity } taxes { vatRate base tax } returns { id } }`;

it('sells at a till for cash and card, tax included, and gives change', async () => {
  const { inventoryProduct: pen } = await cashier.mutate(
    'createInventoryProduct',
    { name: 'Pen for the till', salePrice: '10', vatCategory: 'STANDARD_RATED' },
    'inventoryProduct { id }',
  );
  const { till } = await cashier.mutate('createTill', { name: 'Front' }, 'till { id }');
  const { tillSession } = await cashier.mutate('openTillSession', { tillId: till.id, float: '100' }, 'tillSession { id expectedCash }');
  expect(tillSession.expectedCash).toBe('100');
  const answer = await cashier.mutate(
    'createInventoryInvoice',
    {
      tillSessionId: tillSession.id,
      lines: [{ kind: 'PRODUCT', itemId: pen.id, quantity: '3' }],
      payments: [
        { method: 'CARD', amount: '5' },
        { method: 'CASH', amount: '100' },
      ],
    },
    figures,
  );
  expect(answer).toMatchObject({
    errors: [],
    inventoryInvoice: { type: 'PRODUCTS', total: '32.67', taxTotal: '2.66', cash: '27.67', card: '5', tendered: '100', change: '72.33' },
  });
});
