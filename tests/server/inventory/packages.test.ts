import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSellables } from '../../../server/inventory/offer/readSellables.ts';
import { SellableKind } from '../../../server/inventory/offer/Sellable.ts';
import { OfferWorld } from './OfferWorld.ts';
import { today } from '../../support/today.ts';

let world: OfferWorld;
beforeAll(async () => void (world = await OfferWorld.open()));
afterAll(() => world.server.stop());

const sold = (kind: SellableKind, id: string, soldOn = '2026-01-01') =>
  world.server.database.inCompany(
    { companyId: world.companyId },
    async em => (await readSellables(em, [{ kind, id }], () => ({ currency: 'USD', taxRate: '8.875', soldOn })))[0],
  );

test('a package costs its members less the discount, split so that each member’s part is its own', async () => {
  const [chair, training] = await Promise.all([
    world.product('Chair', { salePrice: '19.99', onHand: 7 }),
    world.service('Training', { charges: '50', vatCategory: 'ZERO_RATED' }),
  ]);
  const lines = [
    { productId: chair, quantity: '3' },
    { serviceId: training, quantity: '1' },
  ];
  const { errors, inventoryPackage: office } = await world.package('Office', lines, { finalCharges: '98.97', expiryDate: '2026-03-31' });
  expect(errors).toEqual([]);
  // 59.97 + 50.00 = 109.97; ten percent is 11.00, of which 6.00 is allocated to the chairs and 5.00 to the training.
  expect(office).toMatchObject({ listCharges: '109.97', finalCharges: '98.97', available: '2' });
  expect(await sold(SellableKind.PACKAGE, office.id, '2026-03-31')).toMatchObject({
    name: 'Office',
    price: '98.97',
    vatCategory: null,
    refusal: null,
    components: [{ productId: chair, quantity: '3' }],
    shares: [
      { kind: 'PRODUCT', id: chair, quantity: '3', vatCategory: 'STANDARD_RATED', price: '53.97' },
      { kind: 'SERVICE', id: training, quantity: '1', vatCategory: 'ZERO_RATED', price: '45.00' },
    ],
  });
  expect(await sold(SellableKind.PACKAGE, office.id, '2026-04-01')).toMatchObject({ refusal: 'packageExpired' });

  const change = (changes: object) =>
    world.client.mutate('updateInventoryPackage', { id: office.id, ...changes }, 'inventoryPackage { version finalCharges }');
  const said = await change({ discountPercentage: '20', finalCharges: '98.97' });
  expect(said.errors).toMatchObject([{ field: 'finalCharges', code: 'computedOtherwise', params: { expected: '87.98' } }]);
  expect((await change({ lines: [lines[0]] })).inventoryPackage).toEqual({ version: 2, finalCharges: '53.97' });

  await world.client.mutate('updateInventoryProduct', { id: chair, salePrice: '10', status: 'INACTIVE' }, 'inventoryProduct { id }');
  expect(await sold(SellableKind.PACKAGE, office.id)).toMatchObject({
    price: '27.00',
    refusal: 'componentInactive',
    vatCategory: 'STANDARD_RATED',
  });
});

test('what has no day is sold for good; the day after the last one it is expired, without anything being done', async () => {
  const service = await world.service('Consulting', { serviceType: 'HOURLY' });
  const state = async (title: string, more: object) => (await world.package(title, [{ serviceId: service }], more)).inventoryPackage;
  expect(await state('For good', {})).toMatchObject({ state: 'SELLABLE', available: null });
  expect((await state('Today', { expiryDate: today() })).state).toBe('SELLABLE');
  expect((await state('Over', { expiryDate: today(-1) })).state).toBe('EXPIRED');
  expect((await state('Out of use', { status: 'INACTIVE', expiryDate: today(-1) })).state).toBe('INACTIVE');
  const { data } = await world.client.query(
    '{ inventoryPackages(search: "Over", filter: { state: { eq: EXPIRED } }, sort: { field: FINAL_CHARGES, direction: DESC }) { edges { node { title } } } }',
  );
  expect(data.inventoryPackages.edges).toEqual([{ node: { title: 'Over' } }]);
});

test('a sale reads services and aggregates as they are, these with their leaves', async () => {
  const [screw, plank] = await Promise.all([world.product('Screw'), world.product('Plank')]);
  const { aggregateProduct: shelf } = await world.aggregate('Shelf', [{ productId: plank }, { productId: screw, quantity: '4' }]);
  const { aggregateProduct: wall } = await world.aggregate('Wall', [{ componentId: shelf.id, quantity: '3' }, { productId: screw }], {
    sellingPrice: '250',
  });
  const { components, ...known } = await sold(SellableKind.AGGREGATE_PRODUCT, wall.id);
  expect(known).toMatchObject({ price: '250', vatCategory: 'STANDARD_RATED', refusal: null, shares: [] });
  expect(new Map(components.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
    new Map([
      [screw, '13'],
      [plank, '3'],
    ]),
  );
  await world.client.mutate('updateAggregateProduct', { id: shelf.id, status: 'INACTIVE' }, 'aggregateProduct { id }');
  expect((await sold(SellableKind.AGGREGATE_PRODUCT, wall.id)).refusal).toBe('componentInactive');
  expect((await sold(SellableKind.AGGREGATE_PRODUCT, shelf.id)).refusal).toBe('inactive');
  const service = await world.service('Assembly', { charges: '35' });
  expect(await sold(SellableKind.SERVICE, service)).toMatchObject({ price: '35', components: [], refusal: null });
});

test.each([
  [{ discountPercentage: '0' }, 'discountPercentage', 'notPositive'],
  [{ discountPercentage: '100.5' }, 'discountPercentage', 'tooLarge'],
  [{ lines: [] }, 'lines', 'chooseOne'],
  [{ lines: [{ quantity: '0' }] }, 'lines.0.quantity', 'notPositive'],
])('refuses %j', async (input, field, code) => {
  const service = await world.service('Delivery');
  const { errors } = await world.package('Thing', [{ serviceId: service }], input);
  expect(errors).toContainEqual(expect.objectContaining({ field, code }));
});
