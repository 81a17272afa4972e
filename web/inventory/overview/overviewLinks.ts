import { daysIn, nextMonth } from '../../core/screens/days.ts';

/** A period of days: from ≤ day < before. */
export interface Days {
  readonly from: string;
  readonly before: string;
}

/** The subset of the period's sales that makes up a figure. */
export interface Figure {
  kind?: string;
  item?: string;
  cashier?: string;
  vat?: string;
  rate?: string;
}

/** Link to the documents behind a figure. */
export const drilldownLink = ({ from, before }: Days, figure: Figure = {}) =>
  `/inventory/dashboard/why/?${new URLSearchParams({ from, before, ...figure }).toString()}`;

/** Link to the documents behind a month's figure. */
export const monthDrilldownLink = (month: string) => drilldownLink({ from: month, before: nextMonth(month) });

export const lowProducts = '/inventory/products/?isLow=true&status=ACTIVE';
export const invoicesIn = (days: Days) => `/inventory/invoices/?${new URLSearchParams({ issuedOn: daysIn(days) }).toString()}`;
