import { daysIn, nextMonth } from '../../core/screens/days.ts';

/** Days of a span, from ≤ day < before. */
export interface Days {
  readonly from: string;
  readonly before: string;
}

/** What of the sales of those days a figure is made of. */
export interface Figure {
  kind?: string;
  item?: string;
  cashier?: string;
  vat?: string;
  rate?: string;
}

/** The page of the documents behind a figure. */
export const whyOf = ({ from, before }: Days, figure: Figure = {}) =>
  `/inventory/dashboard/why/?${new URLSearchParams({ from, before, ...figure }).toString()}`;

/** The same of one month. */
export const whyOfMonth = (month: string) => whyOf({ from: month, before: nextMonth(month) });

export const lowProducts = '/inventory/products/?isLow=true&status=ACTIVE';
export const invoicesIn = (days: Days) => `/inventory/invoices/?${new URLSearchParams({ issuedOn: daysIn(days) }).toString()}`;
