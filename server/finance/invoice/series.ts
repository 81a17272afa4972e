/** Number series of sales invoices, and of the credit notes on them. */
export const invoiceSeries = { documentType: 'SALES_INVOICE', prefix: 'INV', isInOrder: true };
export const creditNoteSeries = { documentType: 'SALES_CREDIT_NOTE', prefix: 'SCN', isInOrder: true };
