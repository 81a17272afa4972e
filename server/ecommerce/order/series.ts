/** Number series of the shop's orders. */
export const orderSeries = { documentType: 'ECOMMERCE_ORDER', prefix: 'EO' };
