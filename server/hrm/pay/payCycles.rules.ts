/** How often an item is paid or taken; ONCE is a single time per employee (domain §5). */
export const payCycles = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'ONCE'] as const;
