/** Shown instead of an employee's national id, bank account and salary. Sent back unchanged, it keeps the value. */
export const payMask = '••••••';
