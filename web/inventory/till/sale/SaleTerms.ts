import type { VatMode } from '../../../../server/core/money/documentTotals.ts';

/** The company's sales terms. */
export interface SaleTerms {
  /** Whether prices include tax. */
  readonly pricesIncludeTax: boolean;
  readonly vatMode: VatMode;
  /** The smallest coin; null for none. */
  readonly cashRounding: string | null;
  /** The company's address, as receipts show it; missing in terms stored before the field existed. */
  readonly address?: string | null;
  readonly taxNumber?: string | null;
}

/** Terms of a device that has not fetched any yet. */
export const noTerms: SaleTerms = { pricesIncludeTax: false, vatMode: 'PER_RATE', cashRounding: null };
