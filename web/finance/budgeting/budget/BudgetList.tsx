import { graphql } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { BudgetListQuery, BudgetListQuery$data } from '../../../core/relay/generated/BudgetListQuery.graphql.ts';
import { budgetBulk, budgetRemoval, budgetUpdate } from '../../../core/relay/operations/budgetOperations.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { bulkStatus } from '../../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../../core/ui/StatusBadge.tsx';
import { budgetList } from '../addresses.ts';
import { Used } from '../Used.tsx';

const CostCenterSelect = lazyPart(async () => (await import('../../../ledger/costCenter/CostCenterSelect.tsx')).CostCenterSelect);
const BudgetForm = lazyPart(async () => (await import('./BudgetForm.tsx')).BudgetForm);

type BudgetRow = BudgetListQuery$data['budgets']['edges'][number]['node'];

const columns: Column<BudgetRow>[] = [
  {
    label: 'budget.title',
    sort: 'TITLE',
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'budget.startsOn', sort: 'STARTS_ON', width: 115, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'budget.endsOn', sort: 'ENDS_ON', width: 115, cell: ({ endsOn }) => <Day on={endsOn} /> },
  { label: 'budget.costCenter', width: 130, cell: ({ costCenter }) => costCenter && <bdi>{costCenter.description}</bdi> },
  { label: 'budget.amount', sort: 'AMOUNT', numeric: true, width: 125, cell: ({ amount }) => <MoneyText value={amount} /> },
  { label: 'budget.available', sort: 'AVAILABLE', numeric: true, width: 125, cell: ({ available }) => <MoneyText value={available} /> },
  { label: 'budget.used', width: 155, cell: row => <Used {...row} /> },
  { label: 'budget.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'budget.actual', sort: 'ACTUAL', numeric: true, hiddenAtFirst: true, cell: ({ actual }) => <MoneyText value={actual} /> },
  {
    label: 'budget.committed',
    sort: 'COMMITTED',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ committed }) => <MoneyText value={committed} />,
  },
  { label: 'budget.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { costCenter: CostCenterSelect };
const bulk = { ...budgetBulk, isRestorable: true, fields: [bulkStatus('budget.status')] };

/** /economics/budgeting/budgets/: the budgets. */
export function BudgetList({ query }: ScreenProps<BudgetListQuery>) {
  const [, list] = useList<BudgetListQuery, 'budgets'>(
    graphql`
      query BudgetListQuery($first: Int, $after: String, $search: String, $filter: BudgetFilter, $sort: BudgetSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "budget")
        budgets(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              startsOn
              endsOn
              costCenter {
                description
              }
              amount
              actual
              committed
              available
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'budgets',
    ['Budget', 'BudgetBooking'],
  );
  return (
    <>
      <ListScreen
        spec={budgetList}
        list={list}
        columns={columns}
        searchable
        create="budget.new"
        bulk={bulk}
        choosers={choosers}
        actions={budget => <RecordActions entity="budget" record={budget} name={budget.title} update={budgetUpdate} />}
      />
      <RecordDialogs
        entity="budget"
        rows={list.rows}
        form={(id, onClose) => <BudgetForm id={id} onClose={onClose} />}
        removal={budgetRemoval}
      />
    </>
  );
}
