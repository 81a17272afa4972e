/** Number series of vendors' quotations. */
export const quotationSeries = { documentType: 'VENDOR_QUOTATION', prefix: 'VQ' };
