import { expect, test } from 'vitest';
import { draftTotals, emptyLine, priceOn, type LinePricing } from '../../web/core/fields/lineDraft.ts';

const pricing = (pricesIncludeTax: boolean): LinePricing => ({
  currency: 'USD',
  pricesIncludeTax,
  vatMode: 'PER_RATE',
  rateOf: ({ vatCategory }) => (vatCategory === 'ZERO_RATED' ? '0' : '21'),
});

test.each([
  { salePrice: '11.90', priceIncludesTax: true, onWithTax: '11.90', onWithout: '9.834711' },
  { salePrice: '0.35', priceIncludesTax: false, onWithTax: '0.4235', onWithout: '0.35' },
  { salePrice: '5', priceIncludesTax: true, vatCategory: 'ZERO_RATED', onWithTax: '5', onWithout: '5' },
])('puts $salePrice on a document as its prices are', ({ onWithTax, onWithout, vatCategory = 'STANDARD_RATED', ...product }) => {
  expect(priceOn(pricing(true), { ...product, vatCategory })).toBe(onWithTax);
  expect(priceOn(pricing(false), { ...product, vatCategory })).toBe(onWithout);
});

test('what is typed comes to the same whichever way its price was entered, to the cent', () => {
  const lines = [{ ...emptyLine(), quantity: '7', unitPrice: '11.90' }];
  expect(draftTotals(lines, '0', pricing(true))).toMatchObject({ total: '83.30', taxTotal: '14.46' });
  const without = [{ ...lines[0], unitPrice: '9.834711' }];
  expect(draftTotals(without, '0', pricing(false))).toMatchObject({ subtotal: '68.84', total: '83.30' });
});
