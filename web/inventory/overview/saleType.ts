/** Types of invoices that the newest can be narrowed to. */
export const saleTypes = ['PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED'] as const;

/** The one that the address names; undefined for all. */
export const saleTypeIn = (address: URLSearchParams) => saleTypes.find(type => type === address.get('type'));
