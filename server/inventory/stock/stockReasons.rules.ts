/** Why something was moved. */
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

/** Whatever leaves for a customer: nothing expired goes (domain §3, perishables). */
export const sellingReasons: readonly StockReasonName[] = ['SALE'];
