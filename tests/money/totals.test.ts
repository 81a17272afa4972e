import { describe, expect, it, test } from 'vitest';
import { Decimal, round, sum } from '../../server/core/money/arithmetic.ts';
import { documentTotals, type PricedLine, type TotalsOptions } from '../../server/core/money/documentTotals.ts';
import { splitAmount } from '../../server/core/money/splitAmount.ts';

const line = (unitPrice: string, vatRate: string, rest: Partial<PricedLine> = {}): PricedLine => ({
  quantity: '1',
  unitPrice,
  vatRate,
  vatCategory: Number(vatRate) ? 'STANDARD_RATED' : 'ZERO_RATED',
  ...rest,
});
const split = (amount: string, weights: string[], digits: number) => splitAmount(amount, weights, digits).map(String);

describe('the golden numbers of domain §10', () => {
  const three = [line('299.33', '20'), line('179.33', '20'), line('99.34', '20')];

  it('taxes once per rate', () => {
    expect(documentTotals(three, { digits: 2 })).toMatchObject({ subtotal: '578.00', taxTotal: '115.60', total: '693.60' });
  });

  it('taxes line by line where the company chose so', () => {
    expect(documentTotals(three, { digits: 2, vatMode: 'PER_LINE' })).toMatchObject({ taxTotal: '115.61', total: '693.61' });
  });

  test.each(['PER_RATE', 'PER_LINE'] as const)('deducts the discount of a line from its rounded gross (%s)', vatMode => {
    const lines = [line('348.35', '22', { quantity: 16, discountPercent: 4 })];
    const totals = documentTotals(lines, { digits: 2, vatMode });
    expect(totals).toMatchObject({ subtotal: '5350.66', taxTotal: '1177.15', total: '6527.81' });
  });

  it('supports currencies without decimals', () => {
    expect(documentTotals([line('12345', '10')], { digits: 0 })).toMatchObject({ subtotal: '12345', taxTotal: '1235', total: '13580' });
  });

  it('extracts tax from prices that contain it, and keeps those prices', () => {
    const totals = documentTotals([line('379.00', '21', { quantity: 2 })], { digits: 2, taxInclusive: true });
    expect(totals).toMatchObject({ taxTotal: '131.55', total: '758.00', groups: [{ base: '626.45', tax: '131.55' }] });
  });

  it('splits by the largest remainder', () => {
    expect(split('10.00', ['333.33', '333.33', '333.34'], 2)).toEqual(['3.33', '3.33', '3.34']);
    expect(split('1000', ['33333', '33333', '33334'], 0)).toEqual(['333', '333', '334']);
  });
});

describe('arithmetic', () => {
  it('rounds half away from zero, for positive and negative alike', () => {
    expect(['2.5', '-2.5', '1.005', '163.725'].map(value => round(value, value.length > 4 ? 2 : 0).toFixed())).toEqual([
      '3',
      '-3',
      '1.01',
      '163.73',
    ]);
  });

  it('gives weight 0 nothing, splits evenly when all are 0, and breaks ties by order', () => {
    expect(split('0.05', ['1', '0', '1'], 2)).toEqual(['0.03', '0', '0.02']);
    expect(split('0.02', ['0', '0', '0'], 2)).toEqual(['0.01', '0.01', '0']);
    expect(split('-10.00', ['333.33', '333.33', '333.34'], 2)).toEqual(['-3.33', '-3.33', '-3.34']);
    expect(() => splitAmount('0.001', ['1'], 2)).toThrow(RangeError);
    expect(() => splitAmount('1', ['2', '-1'], 2)).toThrow(RangeError);
  });
});

describe('discounts of the document', () => {
  it('applies percentages one after another, each split over the lines', () => {
    const totals = documentTotals([line('60', '0'), line('40', '10')], { digits: 2, discounts: [{ percent: 10 }, { percent: 10 }] });
    expect(totals).toMatchObject({ subtotal: '100.00', discountTotal: '19.00', taxTotal: '3.24', total: '84.24' });
    expect(totals.lines.map(({ discountShare }) => discountShare)).toEqual(['11.40', '7.60']);
  });

  it('deducts an amount, at most the whole total', () => {
    expect(documentTotals([line('5', '0')], { digits: 2, discounts: [{ amount: '7' }] })).toMatchObject({
      discountTotal: '5.00',
      total: '0.00',
    });
    expect(documentTotals([], { digits: 3, discounts: [{ percent: 5 }] })).toMatchObject({ lines: [], total: '0.000' });
  });
});

/** Reproducible pseudorandom numbers. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides;
}

it('adds up, whatever the lines: net and tax make the total, lines make their document, in each mode and currency', () => {
  const roll = dice(20_261);
  for (let run = 0; run < 400; run++) {
    const digits = [0, 2, 3][roll(3)];
    const lines = Array.from({ length: 1 + roll(9) }, () =>
      line(`${roll(100_000)}.${roll(10_000)}`, ['0', '5', '8.875', '16', '21'][roll(5)], {
        quantity: `${1 + roll(500)}.${roll(1_000)}`,
        discountPercent: roll(3) ? 0 : `${roll(100)}.${roll(100)}`,
      }),
    );
    const options: TotalsOptions = {
      digits,
      discounts: roll(2) ? [{ percent: roll(101) }, { amount: roll(1_000) }] : [],
      taxInclusive: !roll(3),
      vatMode: roll(2) ? 'PER_RATE' : 'PER_LINE',
    };
    const totals = documentTotals(lines, options);
    const of = (field: keyof (typeof totals.lines)[number]) => sum(totals.lines.map(shown => shown[field])).toFixed(digits);
    expect(sum([of('base'), of('tax')]).toFixed(digits)).toBe(totals.total);
    expect([of('net'), of('discountShare'), of('tax')]).toEqual([totals.subtotal, totals.discountTotal, totals.taxTotal]);
    expect(sum(totals.groups.map(({ tax }) => tax)).toFixed(digits)).toBe(totals.taxTotal);
    if (options.taxInclusive) expect(sum([totals.subtotal]).minus(totals.discountTotal).toFixed(digits)).toBe(totals.total);
    for (const { gross, discount, net, discountShare, base } of totals.lines) {
      expect(new Decimal(gross).minus(discount).toFixed(digits)).toBe(net);
      expect(new Decimal(discountShare).lte(net) && !new Decimal(base).isNegative()).toBe(true);
    }
  }
});
