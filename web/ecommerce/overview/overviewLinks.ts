import { daysIn } from '../../core/screens/days.ts';

/** Days from `from` up to, not including, `before`. */
interface Days {
  readonly from: string;
  readonly before: string;
}

/** Path of the orders that a filter leaves. */
export const ordersIn = (filter: Record<string, string>): string => `/ecommerce/orders-list/?${new URLSearchParams(filter)}`;

/** Path of the orders placed in these days. */
export const orderedIn = (days: Days): string => ordersIn({ orderedOn: daysIn(days) });

/** Path of the orders delivered in these days. */
export const deliveredIn = (days: Days): string => ordersIn({ deliveredOn: daysIn(days) });
