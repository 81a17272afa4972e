import { documentTotals, type DocumentTotals } from '../../../server/core/money/documentTotals.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';

/** A line as a form holds it; numbers as "1234.5". */
export interface LineDraft {
  id?: string | null;
  productId: string;
  description: string;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  vatCategory: string;
}

/** By what lines are priced: as the server will. */
export interface LinePricing {
  currency: string;
  /** Percent that a category means on this document. */
  rateOf: (line: Pick<LineDraft, 'id' | 'vatCategory'>) => string;
}

/** What a chosen product brings to its line. */
export interface PickedProduct {
  readonly salePrice: string;
  readonly vatCategory: string;
}

export const emptyLine = (): LineDraft => ({
  productId: '',
  description: '',
  quantity: '1',
  unitPrice: '',
  discountPercent: '0',
  vatCategory: 'STANDARD_RATED',
});

/** The figures of what is typed so far; whatever is no number yet counts as nothing. */
export function draftTotals(lines: readonly LineDraft[], discountPercent: string, { currency, rateOf }: LinePricing): DocumentTotals {
  const priced = lines.map(line => ({
    quantity: amount(line.quantity),
    unitPrice: amount(line.unitPrice),
    discountPercent: amount(line.discountPercent, 100),
    vatCategory: line.vatCategory,
    vatRate: rateOf(line),
  }));
  return documentTotals(priced, { digits: currencyDecimals(currency), discounts: [{ percent: amount(discountPercent, 100) }] });
}

const amount = (typed: string | undefined, most = Infinity) =>
  /^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') && Number(typed) <= most ? typed! : '0';
