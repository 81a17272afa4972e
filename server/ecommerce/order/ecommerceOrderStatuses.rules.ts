/** States of an order of the shop (spec 2 §3, domain §6). */
export const ecommerceOrderStatuses = ['PENDING', 'INPROGRESS', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'RETURN'] as const;
export type EcommerceOrderStatusName = (typeof ecommerceOrderStatuses)[number];
