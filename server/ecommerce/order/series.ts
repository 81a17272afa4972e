/** Number series of the shop's orders. */
export const orderSeries = { documentType: 'ECOMMERCE_ORDER', prefix: 'EO' };

/** Number series of the parcels in which they leave. */
export const shipmentSeries = { documentType: 'ECOMMERCE_SHIPMENT', prefix: 'SH' };
