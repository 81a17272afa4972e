import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany, sharedDemo } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { offersOf, openTill, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let cashier: Client;
let tillSessionId: string;
beforeAll(async () => {
  server = await ownCompany();
  cashier = await signedInAs(server, 'inventory@atlas.test');
  tillSessionId = (await openTill(cashier, 'Histories')).sessionId;
});
afterAll(() => server.stop());

const line = (kind: string, itemId: string, quantity = '1', discountPercent = '0') => ({ kind, itemId, quantity, discountPercent });
const products = async (name: string, quantity: string) => [
  (await stocked(cashier, `${name} one`, { quantity, salePrice: '3.33', purchasePrice: '1.01' })).id,
  (await stocked(cashier, `${name} two`, { quantity, salePrice: '7.77', purchasePrice: '2.345', vatCategory: 'ZERO_RATED' })).id,
];
const quantitiesOf = async (ids: string[]) => {
  const { data } = await cashier.query(`query($ids: [ID!]!) { nodes(ids: $ids) { ... on InventoryProduct { quantity } } }`, { ids });
  return data.nodes.map(({ quantity }: { quantity: string }) => Number(quantity)) as number[];
};

it('keeps every invariant of the demo', async () => {
  for (const email of ['admin@atlas.test', 'admin@boreal.test']) {
    const { data } = await (await signedInAs(await sharedDemo(), email)).query('{ viewer { companyId } }');
    await expectInvariantsHold(server.database, data.viewer.companyId);
  }
});

it('sells what things are made of and things made of it at once: nobody waits for ever, nothing goes below nothing', async () => {
  const [one, other] = await products('Made', '30');
  const { bundle, set } = await offersOf(cashier, 'Made', [one, other]);
  const wanted = [
    [line('AGGREGATE_PRODUCT', set), line('PRODUCT', other)],
    [line('PRODUCT', other), line('PACKAGE', bundle)],
    [line('PACKAGE', bundle), line('AGGREGATE_PRODUCT', set)],
    [line('PRODUCT', one, '2')],
  ];
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => sell(cashier, { tillSessionId, lines: wanted[index % 4] })));
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ code }: { code: string }) => code)))).toEqual(new Set(['notEnoughStock']));
  expect(Math.min(...(await quantitiesOf([one, other])))).toBeGreaterThanOrEqual(0);
  await expectInvariantsHold(server.database, server.companyId);
});

it.each([1, 2])('keeps every invariant, whatever is sold, taken back, credited and adjusted at once (history %i)', async seed => {
  const random = randomOf(seed);
  const pick = <T>(of: T[]): T => of[Math.floor(random() * of.length)];
  const upTo = (most: number) => String(1 + Math.floor(random() * most));
  const ids = await products(`Random ${seed}`, '60');
  const { service, bundle, set } = await offersOf(cashier, `Random ${seed}`, ids);
  const items = [
    line('PRODUCT', ids[0]),
    line('PRODUCT', ids[1]),
    line('PACKAGE', bundle),
    line('AGGREGATE_PRODUCT', set),
    line('SERVICE', service),
  ];
  const sales: { id: string; lines: { id: string; quantity: string }[] }[] = [];
  const actions = [
    async () => {
      const lines = Array.from({ length: Number(upTo(3)) }, () => ({
        ...pick(items),
        quantity: upTo(4),
        discountPercent: pick(['0', '0', '12.5']),
      }));
      const payments = pick([[{ method: 'CASH' }], [{ method: 'CARD', amount: '1' }, { method: 'CASH' }], [{ method: 'BANK' }]]);
      const answer = await sell(cashier, { tillSessionId, lines, discountPercent: pick(['0', '0', '3']), payments });
      if (answer.inventoryInvoice) sales.push(answer.inventoryInvoice);
      return answer;
    },
    async () => {
      const sale = sales.length ? pick(sales) : undefined;
      const some = sale?.lines.filter((_, index) => !index || random() < 0.5) ?? [];
      const lines = some.map(({ id, quantity }) => ({ lineId: id, quantity: upTo(Number(quantity)), restock: random() < 0.7 }));
      return sale ? takeBack(cashier, sale.id, lines, { tillSessionId, payments: [{ method: pick(['CASH', 'CARD']) }] }) : { errors: [] };
    },
    async () => {
      const sale = sales.length ? pick(sales) : undefined;
      const [line] = sale?.lines ?? [];
      const lines = line && pick([null, [{ lineId: line.id, amount: '0.07' }], [{ lineId: line.id, quantity: '1' }]]);
      const input = { invoiceId: sale?.id, reason: 'Dear', lines, payments: [{ method: 'CARD' }] };
      return sale ? cashier.mutate('creditInventoryInvoice', input, 'inventoryInvoice { id }') : { errors: [] };
    },
    () =>
      cashier.mutate('updateInventoryProduct', { id: pick(ids), quantity: upTo(80), quantityReason: 'Counted' }, 'inventoryProduct { id }'),
  ];
  const known = ['notEnoughStock', 'returnTooMuch', 'conflict', 'creditTooMuch', 'creditTooHigh', 'nothingToCredit'];
  const met = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => actions[index % 4 === 3 ? 1 : (index % 7) - 4 > 0 ? (index % 7) - 3 : 0]()),
    );
    for (const { errors } of answers) for (const { code } of errors as { code: string }[]) met.add(code);
  }
  expect([...met].filter(code => !known.includes(code))).toEqual([]);
  expect(sales.length).toBeGreaterThan(5);
  await expectInvariantsHold(server.database, server.companyId);
});

/** Reproducible pseudorandom numbers below 1 for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
