import type { VatMode } from '../../../../server/core/money/documentTotals.ts';

/** How the company sells. */
export interface SaleTerms {
  /** Whether sales are made out at prices with tax. */
  readonly pricesIncludeTax: boolean;
  readonly vatMode: VatMode;
  /** The smallest coin; null for none. */
  readonly cashRounding: string | null;
}

/** Of a device that has not heard of any yet. */
export const noTerms: SaleTerms = { pricesIncludeTax: false, vatMode: 'PER_RATE', cashRounding: null };
