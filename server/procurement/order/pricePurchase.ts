import type { EntityManager } from '@mikro-orm/postgresql';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { documentTotals, type DocumentTotals, type VatMode } from '../../core/money/documentTotals.ts';
import { taxedCategories } from '../../finance/expense/expense.rules.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/purchaseVatCategories.rules.ts';
import { refuseTooMuch } from '../../inventory/itemLine/refuseUnknownLines.ts';

/** A line to price: net of tax, with the rate that is frozen on it. */
export interface UnpricedLine {
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  vatCategory: PurchaseVatCategoryName;
  vatRate: string;
}

/** Terms by which a purchase is priced. */
export interface PurchaseTerms {
  currency: string;
  discountPercent: string;
  vatMode: VatMode;
}

/**
 * Computes the figures of a purchase's lines and of the whole. With reverse charge the company owes the tax itself, so it is no part of
 * what the vendor is owed (modules L2).
 * @throws InvalidInput past the money limit.
 */
export function pricePurchase<Line extends UnpricedLine>(lines: Line[], { currency, discountPercent, vatMode }: PurchaseTerms) {
  const owed = lines.map(line => ({ ...line, vatRate: line.vatCategory === 'REVERSE_CHARGE' ? '0' : line.vatRate }));
  const totals = documentTotals(owed, { digits: currencyDecimals(currency), discounts: [{ percent: discountPercent }], vatMode });
  totals.lines.forEach(({ gross }, index) => refuseTooMuch(gross, `lines.${index}.unitPrice`));
  refuseTooMuch(totals.total, 'lines');
  return {
    lines: lines.map((line, index) => {
      const { net, discountShare, base, tax } = totals.lines[index];
      return { ...line, position: index + 1, net, discountShare, base, tax };
    }),
    totals: figuresOf(totals),
  };
}

const figuresOf = ({ subtotal, discountTotal, taxTotal, total }: DocumentTotals) => ({ subtotal, discountTotal, taxTotal, total });

/** The company's tax terms: its rate by category, and how tax is rounded. */
export async function companyTax(em: EntityManager) {
  const [company] = await em.execute<[{ rate: string; vatMode: VatMode }]>(
    'select trim_scale(tax_rate)::text as rate, vat_mode as "vatMode" from company where id = noria_company()',
  );
  const rateOf = (category: PurchaseVatCategoryName) => (taxedCategories.includes(category) ? company.rate : '0');
  return { vatMode: company.vatMode, rateOf };
}
