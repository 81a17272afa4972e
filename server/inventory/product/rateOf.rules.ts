import type { vatCategories } from './inventoryProduct.rules.ts';

/** The rate of a category, in percent: the company's, or none. */
export const rateOf = (category: (typeof vatCategories)[number], taxRate: string): string => (category === 'ZERO_RATED' ? '0' : taxRate);
