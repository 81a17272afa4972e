/** Tax categories of a purchase (UNCL 5305: S, Z, E, O, AE). */
export const purchaseVatCategories = ['STANDARD_RATED', 'ZERO_RATED', 'EXEMPT', 'OUT_OF_SCOPE', 'REVERSE_CHARGE'] as const;
export type PurchaseVatCategoryName = (typeof purchaseVatCategories)[number];
