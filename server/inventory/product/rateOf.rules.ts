import type { vatCategories } from '../../core/rules/vatCategories.ts';

/** Returns the tax rate of a category in percent: the company's rate, or 0. */
export const rateOf = (category: (typeof vatCategories)[number], taxRate: string): string => (category === 'ZERO_RATED' ? '0' : taxRate);
