import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { packagePrice } from '../../../server/inventory/offer/packagePrice.rules.ts';
import { readSellables } from '../../../server/inventory/offer/readSellables.ts';
import { SellableKind } from '../../../server/inventory/offer/Sellable.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let client: Client;
let companyId: string;
beforeAll(async () => {
  server = await ownCompany();
  client = await signedInAs(server, 'inventory@atlas.test');
  companyId = (await client.query('{ viewer { companyId } }')).data.viewer.companyId;
});
afterAll(() => server.stop());

test('a package’s discount falls to its members by the largest remainder, so that their parts add up', () => {
  const without = { includesTax: false, vatRate: '20' };
  const thirds = ['333.33', '333.33', '333.34'].map(price => ({ quantity: '1', price, ...without }));
  expect(packagePrice(thirds, '1', 2)).toEqual({
    includesTax: false,
    list: '1000.00',
    final: '990.00',
    shares: ['330.00', '330.00', '330.00'],
  });
  expect(packagePrice([{ quantity: '3', price: '0.335', ...without }], '50', 2)).toEqual({
    includesTax: false,
    list: '1.01',
    final: '0.50',
    shares: ['0.50'],
  });
  expect(packagePrice([{ quantity: '1', price: '12345', ...without }], '10', 0)).toMatchObject({ final: '11110' });
});

test('what is not there cannot be sold', async () => {
  const kinds = Object.values(SellableKind);
  const unknown = kinds.map(kind => ({ kind, id: newId(0x70) }));
  const answer = await server.database.inCompany({ companyId }, em =>
    readSellables(em, unknown, () => ({ currency: 'USD', taxRate: '20', soldOn: '2026-01-01' })),
  );
  expect(answer.map(({ kind, refusal }) => [kind, refusal])).toEqual(kinds.map(kind => [kind, 'notFound']));
});
