import { expect, it } from 'vitest';
import { compareOffers, type ComparedOffer } from '../../../server/procurement/quotation/comparison.rules.ts';

const asked = [
  { position: 1, quantity: '10' },
  { position: 2, quantity: '3' },
];
const offer = (id: string, finalAmount: string, input: Partial<ComparedOffer> = {}): ComparedOffer => ({
  id,
  status: 'PENDING',
  exchangeRate: '1',
  isExpired: false,
  isStale: false,
  deliveryOn: '2031-01-10',
  submittedAt: '2030-12-01T00:00:00.000Z',
  finalAmount,
  lines: [
    { requisitionPosition: 1, quantity: '10', price: '9' },
    { requisitionPosition: 2, quantity: '3', price: '4' },
  ],
  ...input,
});
const compare = (...offers: ComparedOffer[]) => compareOffers(asked, offers);

it('finds the highest, the lowest and the quickest', () => {
  const found = compare(offer('a', '1000'), offer('b', '99.5'), offer('c', '300', { deliveryOn: '2031-01-02' }));
  expect(found).toMatchObject({ highest: 'a', lowest: 'b', quickest: 'c', ranking: ['b', 'c', 'a'] });
});

it('breaks ties by price, then delivery, then submission', () => {
  const sooner = offer('b', '100', { deliveryOn: '2031-01-05' });
  expect(compare(offer('a', '100'), sooner)).toMatchObject({ lowest: 'b', highest: 'b' });
  const earlier = offer('b', '100', { submittedAt: '2030-11-01T00:00:00.000Z' });
  expect(compare(offer('a', '100.00'), earlier).ranking).toEqual(['b', 'a']);
  expect(compare(offer('a', '120'), offer('b', '110')).quickest).toBe('b');
});

it('lets an incomplete offer win a line, never a total', () => {
  const partial = offer('b', '10', { lines: [{ requisitionPosition: 1, quantity: '10', price: '1' }], deliveryOn: '2031-01-01' });
  const short = offer('c', '5', {
    lines: [
      { requisitionPosition: 1, quantity: '9', price: '0.5' },
      { requisitionPosition: 2, quantity: '3', price: '4' },
    ],
  });
  const found = compare(offer('a', '100'), partial, short);
  expect(found).toMatchObject({ lowest: 'a', quickest: 'a', ranking: ['a'] });
  expect([...found.bestOfLine]).toEqual([
    [1, 'b'],
    [2, 'a'],
  ]);
  expect([...found.offered]).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ]);
});

it('leaves out what is over, outdated, decided, sealed or without an exchange rate', () => {
  const out = [
    offer('b', '1', { isExpired: true }),
    offer('c', '1', { isStale: true }),
    offer('d', '1', { status: 'INACTIVE' }),
    offer('e', '1', { exchangeRate: null }),
    offer('f', '1', { finalAmount: null, lines: [{ requisitionPosition: 1, quantity: '10', price: null }] }),
  ];
  const found = compare(offer('a', '100'), ...out);
  expect(found).toMatchObject({ highest: 'a', lowest: 'a', ranking: ['a'] });
  expect(new Set(found.bestOfLine.values())).toEqual(new Set(['a']));
});

it('compares offers in other currencies at their rates, in total and by line', () => {
  const dear = offer('b', '95', { exchangeRate: '1.1' });
  const cheap = offer('c', '900', {
    exchangeRate: '0.1',
    lines: [
      { requisitionPosition: 1, quantity: '10', price: '95' },
      { requisitionPosition: 2, quantity: '3', price: '30' },
    ],
  });
  const found = compare(offer('a', '100'), dear, cheap);
  expect(found).toMatchObject({ ranking: ['c', 'a', 'b'], lowest: 'c', highest: 'b' });
  expect([...found.bestOfLine]).toEqual([
    [1, 'a'],
    [2, 'c'],
  ]);
});
