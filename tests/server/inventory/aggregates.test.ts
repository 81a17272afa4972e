import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferWorld } from './OfferWorld.ts';

let world: OfferWorld;
beforeAll(async () => void (world = await OfferWorld.open()));
afterAll(() => world.server.stop());

const read = async (id: string) =>
  (
    await world.client.query(
      `query($id: ID!) { aggregateProduct(id: $id) { available inHouseCost profit margin state lines { product { name } component { title } quantity } }
      limitingComponents(id: $id) { name quantity available enoughFor cost isActive } }`,
      { id },
    )
  ).data;
const update = (id: string, changes: object) =>
  world.client.mutate('updateAggregateProduct', { id, ...changes }, 'aggregateProduct { version }');

test('as many are available as the scarcest component suffices for, and it says which', async () => {
  const [pencil, eraser, box] = await Promise.all([
    world.product('Pencil', { onHand: 6, cost: '0.4' }),
    world.product('Eraser', { onHand: 2, cost: '0.25' }),
    world.product('Case', { onHand: 3, cost: '2.5' }),
  ]);
  const lines = [
    { productId: pencil, quantity: '2' },
    { productId: eraser, quantity: '1' },
    { productId: box, quantity: '1' },
  ];
  const { errors, aggregateProduct: set } = await world.aggregate('School set', lines, {
    sellingPrice: '5',
    inHouseCost: '3.55',
    profit: '1.45',
  });
  expect(errors).toEqual([]);
  expect(set).toMatchObject({ available: '2', inHouseCost: '3.55', profit: '1.45', margin: '29', state: 'SELLABLE' });
  expect((await read(set.id)).limitingComponents).toEqual([
    { name: 'Eraser', quantity: '1', available: '2', enoughFor: '2', cost: '0.25', isActive: true },
    { name: 'Case', quantity: '1', available: '3', enoughFor: '3', cost: '2.50', isActive: true },
    { name: 'Pencil', quantity: '2', available: '6', enoughFor: '3', cost: '0.80', isActive: true },
  ]);

  const worked = await world.aggregate('Wrapped set', lines, { sellingPrice: '5', inHouseCost: '4', profit: '1' });
  expect(worked).toMatchObject({ errors: [], aggregateProduct: { inHouseCost: '4', profit: '1' } });
  const tooCheap = await world.aggregate('Cheap set', lines, { sellingPrice: '5', inHouseCost: '3' });
  expect(tooCheap.errors).toMatchObject([{ field: 'inHouseCost', code: 'computedOtherwise', params: { expected: '3.55' } }]);
  const wrong = await world.aggregate('Wrong set', lines, { sellingPrice: '5', inHouseCost: '3.55', profit: '2' });
  expect(wrong).toMatchObject({
    aggregateProduct: null,
    errors: [{ field: 'profit', code: 'computedOtherwise', params: { expected: '1.45' } }],
  });
  expect((await world.client.query('{ aggregateProducts(search: "Wrong set") { totalCount } }')).data.aggregateProducts.totalCount).toBe(0);
});

test('aggregates within aggregates are exploded, and equal products summed before they are divided', async () => {
  const bolt = await world.product('Bolt', { onHand: 10, cost: '1.5' });
  const { aggregateProduct: pair } = await world.aggregate('Pair', [{ productId: bolt, quantity: '2' }]);
  const { aggregateProduct: kit } = await world.aggregate('Kit', [
    { componentId: pair.id, quantity: '2' },
    { productId: bolt, quantity: '1' },
  ]);
  expect(kit).toMatchObject({ available: '2', inHouseCost: '7.5' });
  expect((await read(kit.id)).limitingComponents).toMatchObject([{ quantity: '5', enoughFor: '2' }]);
  await update(pair.id, { lines: [{ productId: bolt, quantity: '4' }] });
  expect((await read(kit.id)).limitingComponents).toMatchObject([{ quantity: '9', enoughFor: '1' }]);
  expect((await read(kit.id)).aggregateProduct.lines).toHaveLength(2);

  const circle = await update(pair.id, {
    lines: [
      { productId: bolt, quantity: '1' },
      { componentId: kit.id, quantity: '1' },
    ],
  });
  expect(circle.errors).toMatchObject([{ field: 'lines.1.componentId', code: 'aggregateCycle' }]);
  expect((await update(pair.id, { lines: [{ componentId: pair.id, quantity: '1' }] })).errors).toMatchObject([{ code: 'aggregateCycle' }]);
});

test('two that would close a circle at once cannot both', async () => {
  const nut = await world.product('Nut', { cost: '0.5' });
  const made = await Promise.all(['Left', 'Right'].map(title => world.aggregate(title, [{ productId: nut, quantity: '1' }])));
  expect(made[0].aggregateProduct.inHouseCost).toBe('0.5');
  const [left, right] = made.map(({ aggregateProduct }) => aggregateProduct.id);
  const answers = await Promise.all([
    update(left, { lines: [{ componentId: right, quantity: '1' }] }),
    update(right, { lines: [{ componentId: left, quantity: '1' }] }),
  ]);
  expect(answers.flatMap(({ errors }) => errors.map(({ code }: { code: string }) => code))).toEqual(['aggregateCycle']);
});

test('one whose component is inactive stays, but is not sellable; nor does an inactive one enter', async () => {
  const [glass, cork] = await Promise.all([world.product('Glass', { onHand: 5 }), world.product('Cork', { onHand: 5 })]);
  const { aggregateProduct: bottle } = await world.aggregate('Bottle', [{ productId: glass }, { productId: cork }]);
  await world.client.mutate('updateInventoryProduct', { id: cork, status: 'INACTIVE' }, 'inventoryProduct { id }');
  expect((await read(bottle.id)).aggregateProduct.state).toBe('COMPONENT_INACTIVE');
  expect((await update(bottle.id, { title: 'Bottle, corked', lines: [{ productId: cork }] })).errors).toEqual([]);
  expect((await world.aggregate('New', [{ productId: cork }])).errors).toMatchObject([{ field: 'lines.0.productId', code: 'inactive' }]);
});

test('what it is made of is not deleted while it is there', async () => {
  const wood = await world.product('Wood');
  const { aggregateProduct: table } = await world.aggregate('Table', [{ productId: wood }]);
  const { aggregateProduct: room } = await world.aggregate('Room', [{ componentId: table.id }]);
  const remove = (name: string, id: string) => world.client.mutate(name, { ids: [id] }, 'deletedIds', 'DeleteInput');
  expect((await remove('deleteInventoryProducts', wood)).errors).toMatchObject([{ code: 'referenced', params: { count: 1 } }]);
  expect((await remove('deleteAggregateProducts', table.id)).errors).toMatchObject([{ code: 'referenced' }]);
  expect((await remove('deleteAggregateProducts', room.id)).errors).toEqual([]);
  expect((await remove('deleteAggregateProducts', table.id)).errors).toEqual([]);
  expect((await remove('deleteInventoryProducts', wood)).errors).toEqual([]);
  const restored = await world.client.mutate('restoreRecords', { ids: [table.id] }, 'restoredIds', 'DeleteInput');
  expect(restored.errors).toMatchObject([{ code: 'restoreDangling' }]);
});

test.each([
  [{ title: ' ' }, 'title', 'required'],
  [{ sellingPrice: '0' }, 'sellingPrice', 'notPositive'],
  [{ lines: [] }, 'lines', 'lastLine'],
  [{ lines: [{ quantity: '1' }] }, 'lines.0.productId', 'required'],
  [{ ownCost: '-1' }, 'ownCost', 'tooSmall'],
])('refuses %j', async (input, field, code) => {
  const product = await world.product('Part');
  expect((await world.aggregate('Thing', [{ productId: product, quantity: '1' }], input)).errors).toMatchObject([{ field, code }]);
});

test('has no parts of products that are sold only whole', async () => {
  const lines = [{ productId: await world.product('Cup'), quantity: '0.5' }];
  const refused = [{ field: 'lines.0.quantity', code: 'notWhole' }];
  expect((await world.aggregate('Half a set', lines)).errors).toMatchObject(refused);
  expect((await world.package('Half a set', lines)).errors).toMatchObject(refused);
});
