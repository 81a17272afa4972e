import { budgetBookingListing } from '../../core/relay/operations/budgetBookingListing.ts';
import { budgetLineListing } from '../../core/relay/operations/budgetLineListing.ts';
import { budgetListing } from '../../core/relay/operations/budgetListing.ts';
import { expenseHeadListing } from '../../core/relay/operations/expenseHeadListing.ts';
import { expenseListing } from '../../core/relay/operations/expenseListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const expenseHeadList = listSpec('expenseHead', expenseHeadListing, {
  filters: [
    'status',
    'parent',
    { name: 'type', texts: 'expenseType' },
    'category',
    { name: 'onBreach', texts: 'breachAction' },
    'maximumAmount',
    'updatedAt',
  ],
  own: { field: 'PATH', direction: 'ASC' },
});

export const budgetList = listSpec('budget', budgetListing, {
  filters: [
    'status',
    'costCenter',
    'startsOn',
    'endsOn',
    'title',
    { name: 'onBreach', texts: 'breachAction' },
    'amount',
    'available',
    'updatedAt',
  ],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

export const budgetLineList = listSpec('budgetLine', budgetLineListing, {
  filters: ['budget', 'head', 'title', 'amount', 'actual', 'committed', 'available'],
  own: { field: 'AVAILABLE', direction: 'ASC' },
});

export const bookingList = listSpec('booking', budgetBookingListing, {
  filters: [{ name: 'branchId', label: 'booking.head' }, { name: 'budgetLine', label: 'booking.line' }, 'costCenter', 'bookedOn', 'amount'],
  own: { field: 'BOOKED_ON', direction: 'DESC' },
});

export const expenseList = listSpec('expense', expenseListing, {
  filters: [
    { name: 'status', texts: 'expenseState' },
    { name: 'paymentStatus', values: ['UNPAID', 'PARTIALLY_PAID', 'FULLY_PAID', 'CANCELLED'], texts: 'expensePayment' },
    'isOverdue',
    'isOverBudget',
    'head',
    'budgetLine',
    'costCenter',
    'issuedOn',
    'dueOn',
    { name: 'vatCategory', texts: 'purchaseVat' },
    'payee',
    'total',
    'balance',
    'updatedAt',
  ],
  own: { field: 'UPDATED_AT', direction: 'DESC' },
});

interface BookingsOf {
  /** A head, with all heads below it. */
  head?: string | null;
  line?: string | null;
  costCenter?: string | null;
  /** `2026-01-01..2026-03-31`. */
  days?: string | null;
}

/** Link to the bookings behind a figure. */
export function bookingsLink({ head, line, costCenter, days }: BookingsOf): string {
  const search = { branchId: head, budgetLine: line, costCenter, bookedOn: days };
  const given = Object.entries(search).filter((pair): pair is [string, string] => !!pair[1]);
  return `/economics/budgeting/bookings/?${new URLSearchParams(given).toString()}`;
}
