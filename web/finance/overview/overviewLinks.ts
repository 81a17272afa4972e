/** Days of a figure, both included; without a first day, all up to the last. */
interface Days {
  from?: string;
  to: string;
}

const reportIn = (path: string) => (days: Days) => `/economics/${path}/?${new URLSearchParams({ ...days }).toString()}`;

export const trialBalanceIn = reportIn('reports/trial-balance');
export const profitIn = reportIn('reports/profit-and-loss');
export const budgetReportIn = reportIn('budgeting/reports');
export const receivableOn = (to: string) => reportIn('accounts-receivable')({ to });
export const payableOn = (to: string) => reportIn('accounts-payable')({ to });

/** The days of a month given by its first day. */
export function daysOfMonth(month: string) {
  const [year, number] = month.split('-').map(Number);
  return { from: month, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
