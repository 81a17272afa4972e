import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { saleFigures, type SaleFigures } from '../../../../server/core/money/saleFigures.ts';
import type { Workplace } from '../offline/workplace.ts';
import type { Sale } from './Sale.ts';

/** What a sale comes to before cash is rounded, by the server's own arithmetic (domain §1). */
export const saleTotals = (
  { lines, discountPercent }: Pick<Sale, 'lines' | 'discountPercent'>,
  { currency, terms: { pricesIncludeTax, vatMode } }: Pick<Workplace, 'currency' | 'terms'>,
): SaleFigures =>
  saleFigures(
    lines.map(({ item, quantity, discountPercent: percent }) => ({
      quantity,
      discountPercent: percent,
      // What was kept without its parts was kept with its tax.
      includesTax: item.includesTax ?? !item.parts,
      parts: item.parts ?? [{ price: item.price, vatCategory: '', vatRate: item.vatRate ?? '0' }],
    })),
    { digits: currencyDecimals(currency), discountPercent, pricesIncludeTax, vatMode },
  );
