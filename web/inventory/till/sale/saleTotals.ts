import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { documentTotals, type DocumentTotals } from '../../../../server/core/money/documentTotals.ts';
import type { Sale } from './Sale.ts';

/** What a sale comes to, by the server's own arithmetic: prices contain the tax (domain §1). */
export const saleTotals = ({ lines, discountPercent }: Pick<Sale, 'lines' | 'discountPercent'>, currency: string): DocumentTotals =>
  documentTotals(
    lines.map(({ item, quantity, discountPercent }) => ({
      quantity,
      unitPrice: item.price,
      discountPercent,
      vatCategory: '',
      vatRate: item.vatRate ?? '0',
    })),
    { digits: currencyDecimals(currency), discounts: [{ percent: discountPercent }], taxInclusive: true },
  );
