import { afterAll, beforeAll, expect, it } from 'vitest';
import { SpendingWorld } from './Spending.ts';

let world: SpendingWorld;
beforeAll(async () => void (world = await SpendingWorld.open()));
afterAll(() => world.books.server.stop());

const figures = 'budget committed actual available';
const report = async (variables: object) => {
  const { data, errors } = await world.client.query(
    `query($from: Date, $to: Date, $costCenterId: ID) { budgetReport(from: $from, to: $to, costCenterId: $costCenterId) {
       from to ${figures} heads { title depth ${figures} } costCenters { description ${figures} } months { month ${figures} } } }`,
    { ...variables },
  );
  expect(errors).toEqual([]);
  return data.budgetReport;
};

it('adds up to the same totals by head, cost center and month, and counts a budget by its days', async () => {
  const top = await world.head({ title: 'Premises' });
  const rent = await world.head({ title: 'Rent', parentId: top });
  const other = await world.head({ title: 'Travel' });
  const costCenterId = await world.books.costCenter('Showroom');
  await world.budget([
    { headId: top, amount: '3650' },
    { headId: rent, amount: '730' },
    { title: 'Anything', amount: '365' },
  ]);
  await world.book('100', { headId: rent });
  await world.book('50', { headId: top, costCenterId, issuedOn: '2026-04-01' });
  await world.book('7', { headId: other, issuedOn: '2026-04-02' });
  const year = await report({ from: '2026-01-01', to: '2026-12-31' });
  expect(year).toMatchObject({ budget: '4015', committed: '0', actual: '157', available: '3858' });
  expect(year.heads).toEqual([
    { title: 'Premises', depth: 0, budget: '3650', committed: '0', actual: '150', available: '3500' },
    { title: 'Rent', depth: 1, budget: '730', committed: '0', actual: '100', available: '630' },
    { title: 'Travel', depth: 0, budget: '0', committed: '0', actual: '7', available: '-7' },
    { title: null, depth: 0, budget: '365', committed: '0', actual: '0', available: '365' },
  ]);
  expect(year.costCenters).toEqual([
    { description: 'Showroom', budget: '0', committed: '0', actual: '50', available: '-50' },
    { description: null, budget: '4015', committed: '0', actual: '107', available: '3908' },
  ]);
  expect(year.months.slice(2, 4)).toEqual([
    { month: '2026-03-01', budget: '341', committed: '0', actual: '100', available: '241' },
    { month: '2026-04-01', budget: '330', committed: '0', actual: '57', available: '273' },
  ]);
  expect(await report({ from: '2026-03-01', to: '2026-03-10' })).toMatchObject({ budget: '110', actual: '100', available: '10' });
  expect(await report({ from: '2026-01-01', to: '2026-12-31', costCenterId })).toMatchObject({ budget: '0', actual: '50' });
});
