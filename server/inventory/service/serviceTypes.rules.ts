/** How a service is charged: once, or per unit of time (spec 2 §3). */
export const serviceTypes = ['FIXED', 'HOURLY', 'WEEKLY', 'MONTHLY', 'QUARTERLY'] as const;
