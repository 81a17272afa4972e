/** Tax categories of a sale: the company's rate, or zero (spec 2 §3, VAT category). */
export const vatCategories = ['STANDARD_RATED', 'ZERO_RATED'] as const;
