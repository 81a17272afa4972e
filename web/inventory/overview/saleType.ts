/** Invoice types that the newest invoices can be filtered by. */
export const saleTypes = ['PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED'] as const;

/** The type named in the URL; undefined for all. */
export const saleTypeIn = (address: URLSearchParams) => saleTypes.find(type => type === address.get('type'));
