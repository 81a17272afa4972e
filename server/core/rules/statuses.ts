/** In use, or kept only for old documents (domain §9). */
export const activeStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type ActiveStatusName = (typeof activeStatuses)[number];
