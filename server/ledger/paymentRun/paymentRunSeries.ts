/** Number series of payment runs. */
export const paymentRunSeries = { documentType: 'PAYMENT_RUN', prefix: 'RUN' };
