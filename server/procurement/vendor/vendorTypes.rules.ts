/** Whether the company buys from a vendor once or again and again. */
export const vendorTypes = ['ONCE', 'RECURRING'] as const;
