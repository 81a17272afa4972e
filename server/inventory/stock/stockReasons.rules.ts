/** Reasons for stock moves. */
export const stockReasons = [
  'OPENING',
  'ADJUSTMENT',
  'COUNT',
  'SCRAP',
  'TRANSFER',
  'SALE',
  'SALE_RETURN',
  'PURCHASE',
  'PURCHASE_RETURN',
] as const;
export type StockReasonName = (typeof stockReasons)[number];

/** Reasons for which stock leaves for a customer: expired stock is excluded (domain §3, perishables). */
export const sellingReasons: readonly StockReasonName[] = ['SALE'];
