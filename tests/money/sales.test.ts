import { describe, expect, it, test } from 'vitest';
import { sum } from '../../server/core/money/arithmetic.ts';
import { documentTotals } from '../../server/core/money/documentTotals.ts';
import { saleFigures, type SaleLine } from '../../server/core/money/saleFigures.ts';

const standard = (price: string, vatRate: string) => ({ price, vatRate, vatCategory: Number(vatRate) ? 'STANDARD_RATED' : 'ZERO_RATED' });
const line = (quantity: string, part: [price: string, vatRate: string], more: Partial<SaleLine> = {}): SaleLine => ({
  quantity,
  discountPercent: '0',
  includesTax: false,
  parts: [standard(...part)],
  ...more,
});
const terms = { digits: 2, discountPercent: '0' };

describe('prices without tax', () => {
  test.each([
    ['1000', '0.05', '8.875', 2, '54.44'],
    ['1000', '0.004', '8.875', 2, '4.36'],
    ['3', '0.005', '16', 3, '0.017'],
  ])('%s × %s at %s %% come to %5$s with %4$d decimals', (quantity, price, rate, digits, total) => {
    expect(saleFigures([line(quantity, [price, rate])], { ...terms, digits }).total).toBe(total);
  });

  it('equal the totals of a document with the same lines, discounts included', () => {
    const lines = [line('7', ['0.37', '8.875'], { discountPercent: '3' }), line('11', ['1.115', '0']), line('13', ['0.37', '8.875'])];
    const priced = lines.map(({ parts: [{ price, ...tax }], ...of }) => ({ ...of, ...tax, unitPrice: price }));
    const { lines: of, ...totals } = documentTotals(priced, { digits: 2, discounts: [{ percent: '7' }] });
    const sale = saleFigures(lines, { ...terms, discountPercent: '7' });
    expect(sale).toMatchObject({ ...totals, pricesIncludeTax: false });
    expect(sale.lines).toMatchObject(
      of.map(({ gross, discount, net, discountShare, base, tax }) => ({ gross, discount, net, discountShare, base, tax })),
    );
  });

  it('tax a package by its parts and split its price over them', () => {
    const parts = [standard('18', '8.875'), standard('4.5', '0'), standard('18', '8.875')];
    const { lines, groups, total } = saleFigures([line('2', ['0', '0'], { parts }), line('1', ['44', '8.875'])], terms);
    expect(total).toBe('135.30');
    expect(groups).toEqual([
      { vatCategory: 'STANDARD_RATED', vatRate: '8.875', base: '116.00', tax: '10.30' },
      { vatCategory: 'ZERO_RATED', vatRate: '0', base: '9.00', tax: '0.00' },
    ]);
    expect(lines[0]).toMatchObject({
      unitPrice: '40.5',
      net: '81.00',
      parts: [{ base: '36.00' }, { base: '9.00', tax: '0.00' }, { base: '36.00' }],
    });
  });
});

describe('prices with tax', () => {
  it('stay exact to the cent, and their tax is extracted once per rate', () => {
    const sale = saleFigures([line('2', ['379.00', '21'], { includesTax: true })], terms);
    expect(sale).toMatchObject({
      pricesIncludeTax: true,
      total: '758.00',
      taxTotal: '131.55',
      groups: [{ base: '626.45', tax: '131.55' }],
    });
    expect(saleFigures([line('1', ['11.90', '21'], { includesTax: true })], terms)).toMatchObject({ total: '11.90', taxTotal: '2.07' });
  });

  it('price the whole sale with tax: a price without tax gains it before it is extended', () => {
    const lines = [line('1', ['11.90', '21'], { includesTax: true }), line('1000', ['0.004', '8.875'])];
    const sale = saleFigures(lines, terms);
    expect(sale).toMatchObject({ pricesIncludeTax: true, total: '16.26', subtotal: '16.26' });
    expect(sale.lines.map(({ unitPrice, net }) => [unitPrice, net])).toEqual([
      ['11.9', '11.90'],
      ['0.004355', '4.36'],
    ]);
    expect(saleFigures([line('1000', ['0.05', '8.875'])], { ...terms, pricesIncludeTax: true })).toMatchObject({
      pricesIncludeTax: true,
      total: '54.44',
    });
  });
});

it('adds up, whatever is sold and however it is priced', () => {
  let state = 7_031;
  const roll = (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides;
  for (let run = 0; run < 200; run++) {
    const digits = [0, 2, 3][roll(3)];
    const lines = Array.from({ length: 1 + roll(6) }, () =>
      line(`${1 + roll(2_000)}`, ['0', '0'], {
        discountPercent: roll(3) ? '0' : `${roll(100)}.${roll(100)}`,
        includesTax: !roll(3),
        parts: Array.from({ length: 1 + roll(3) }, () => standard(`${roll(300)}.${roll(10_000)}`, ['0', '8.875', '16', '21'][roll(4)])),
      }),
    );
    const sale = saleFigures(lines, { digits, discountPercent: roll(2) ? '0' : `${roll(101)}`, pricesIncludeTax: !roll(2) });
    const text = (values: string[]) => sum(values).toFixed(digits);
    expect(sale.total).toBe(text(sale.groups.flatMap(({ base, tax }) => [base, tax])));
    expect(
      sum([sale.subtotal, sale.pricesIncludeTax ? 0 : sale.taxTotal])
        .minus(sale.discountTotal)
        .toFixed(digits),
    ).toBe(sale.total);
    for (const { gross, discount, net, discountShare, base, tax, parts } of sale.lines) {
      expect(sum([gross, `-${discount}`]).toFixed(digits)).toBe(net);
      expect(sum([net, `-${discountShare}`]).toFixed(digits)).toBe(text(sale.pricesIncludeTax ? [base, tax] : [base]));
      expect([base, tax]).toEqual([text(parts.map(part => part.base)), text(parts.map(part => part.tax))]);
    }
  }
});
