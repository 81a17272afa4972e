import { graphql } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { BookingListQuery, BookingListQuery$data } from '../../../core/relay/generated/BookingListQuery.graphql.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { bookingList } from '../addresses.ts';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';

const CostCenterSelect = lazyPart(async () => (await import('../../../ledger/costCenter/CostCenterSelect.tsx')).CostCenterSelect);
const ExpenseHeadSelect = lazyPart(async () => (await import('../expenseHead/ExpenseHeadSelect.tsx')).ExpenseHeadSelect);
const BudgetLineSelect = lazyPart(async () => (await import('./BudgetLineSelect.tsx')).BudgetLineSelect);

type BookingRow = BookingListQuery$data['budgetBookings']['edges'][number]['node'];

const columns: Column<BookingRow>[] = [
  {
    label: 'booking.source',
    exported: { path: 'sourceNumber' },
    width: 160,
    cell: ({ sourceId, sourceNumber }) => (
      <RecordLink id={sourceId}>
        <Ltr>{sourceNumber ?? '—'}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'booking.bookedOn', sort: 'BOOKED_ON', width: 130, cell: ({ bookedOn }) => <Day on={bookedOn} /> },
  { label: 'booking.head', exported: { path: 'head.path' }, cell: ({ head }) => head && <bdi>{head.path}</bdi> },
  { label: 'booking.line', exported: { path: 'budgetLine.title' }, cell: ({ budgetLine }) => budgetLine && <bdi>{budgetLine.title}</bdi> },
  {
    label: 'booking.costCenter',
    exported: { path: 'costCenter.description' },
    cell: ({ costCenter }) => costCenter && <bdi>{costCenter.description}</bdi>,
  },
  { label: 'booking.amount', sort: 'AMOUNT', numeric: true, width: 140, cell: ({ amount }) => <MoneyText value={amount} /> },
];

const choosers = { branchId: ExpenseHeadSelect, budgetLine: BudgetLineSelect, costCenter: CostCenterSelect };

/** /economics/budgeting/bookings/: what expenses and bills have booked, reversals below zero. */
export function BookingList({ query }: ScreenProps<BookingListQuery>) {
  const [, list] = useList<BookingListQuery, 'budgetBookings'>(
    graphql`
      query BookingListQuery($first: Int, $after: String, $filter: BudgetBookingFilter, $sort: BudgetBookingSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "booking")
        budgetBookings(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              bookedOn
              amount
              sourceId
              sourceNumber
              head {
                path
              }
              budgetLine {
                title
              }
              costCenter {
                description
              }
            }
          }
        }
      }
    `,
    query,
    'budgetBookings',
    ['BudgetBooking'],
  );
  return <ListScreen spec={bookingList} list={list} columns={columns} choosers={choosers} />;
}
