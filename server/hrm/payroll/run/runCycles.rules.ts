/** Cycles of a payroll run. */
export const runCycles = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const;
export type RunCycle = (typeof runCycles)[number];
