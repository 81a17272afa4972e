/** What became of a card payment: LATE ones came when nothing was to be paid any more, and are paid back. */
export const chargeStatuses = ['OPEN', 'PAID', 'CLOSED', 'LATE'] as const;
export type ChargeStatusName = (typeof chargeStatuses)[number];

/** Whether money on its way back has been handed to the provider. */
export const refundStatuses = ['DUE', 'SENT'] as const;
export type RefundStatusName = (typeof refundStatuses)[number];

/** Minutes for which the goods of an order are held until it is paid by card. */
export const holdMinutes = 15;
