import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { saleFigures, type SaleFigures } from '../../../../server/core/money/saleFigures.ts';
import type { Workplace } from '../offline/workplace.ts';
import type { Sale } from './Sale.ts';

/** Totals of a sale before cash rounding, by the server's own arithmetic (domain §1). */
export const saleTotals = (
  { lines, discountPercent }: Pick<Sale, 'lines' | 'discountPercent'>,
  { currency, terms: { pricesIncludeTax, vatMode } }: Pick<Workplace, 'currency' | 'terms'>,
): SaleFigures =>
  saleFigures(
    lines.map(({ item, quantity, discountPercent: percent }) => ({
      quantity,
      discountPercent: percent,
      // Items stored without parts were stored with tax.
      includesTax: item.includesTax ?? !item.parts,
      parts: item.parts ?? [{ price: item.price, vatCategory: '', vatRate: item.vatRate ?? '0' }],
    })),
    { digits: currencyDecimals(currency), discountPercent, pricesIncludeTax, vatMode },
  );
