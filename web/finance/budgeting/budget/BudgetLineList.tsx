import { graphql } from 'react-relay';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { BudgetLineListQuery, BudgetLineListQuery$data } from '../../../core/relay/generated/BudgetLineListQuery.graphql.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { QuietLink } from '../../../core/ui/QuietLink.tsx';
import { bookingsLink, budgetLineList } from '../addresses.ts';
import { Used } from '../Used.tsx';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';

const ExpenseHeadSelect = lazyPart(async () => (await import('../expenseHead/ExpenseHeadSelect.tsx')).ExpenseHeadSelect);
const BudgetSelect = lazyPart(async () => (await import('./BudgetSelect.tsx')).BudgetSelect);

type BudgetLineRow = BudgetLineListQuery$data['budgetLines']['edges'][number]['node'];

const columns: Column<BudgetLineRow>[] = [
  {
    label: 'budgetLine.budget',
    width: 150,
    exported: { path: 'budget.title' },
    cell: ({ budget }) => (
      <RecordLink id={budget.id}>
        <bdi>{budget.title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'budgetLine.title', sort: 'TITLE', width: 140, cell: ({ title }) => <bdi>{title}</bdi> },
  { label: 'budgetLine.head', width: 150, exported: { path: 'head.path' }, cell: ({ head }) => head && <bdi>{head.path}</bdi> },
  { label: 'budgetLine.amount', sort: 'AMOUNT', numeric: true, width: 115, cell: ({ amount }) => <MoneyText value={amount} /> },
  {
    label: 'budgetLine.actual',
    sort: 'ACTUAL',
    numeric: true,
    width: 115,
    cell: ({ id, actual }) => (
      <QuietLink to={bookingsLink({ line: id })}>
        <MoneyText value={actual} />
      </QuietLink>
    ),
  },
  { label: 'budgetLine.committed', sort: 'COMMITTED', numeric: true, width: 115, cell: ({ committed }) => <MoneyText value={committed} /> },
  { label: 'budgetLine.available', sort: 'AVAILABLE', numeric: true, width: 115, cell: ({ available }) => <MoneyText value={available} /> },
  { label: 'budget.used', width: 155, cell: row => <Used {...row} /> },
];

const choosers = { budget: BudgetSelect, head: ExpenseHeadSelect };

/** /economics/budgeting/budgets/budgetDetails/: the lines of all budgets, the tightest first. */
export function BudgetLineList({ query }: ScreenProps<BudgetLineListQuery>) {
  const [, list] = useList<BudgetLineListQuery, 'budgetLines'>(
    graphql`
      query BudgetLineListQuery($first: Int, $after: String, $filter: BudgetLineFilter, $sort: BudgetLineSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "budgetLine")
        budgetLines(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              title
              amount
              actual
              committed
              available
              head {
                path
              }
              budget {
                id
                title
              }
            }
          }
        }
      }
    `,
    query,
    'budgetLines',
    ['Budget', 'BudgetBooking'],
  );
  return <ListScreen spec={budgetLineList} list={list} columns={columns} choosers={choosers} />;
}
