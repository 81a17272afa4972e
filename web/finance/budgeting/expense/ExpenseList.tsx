import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { ExpenseListQuery, ExpenseListQuery$data } from '../../../core/relay/generated/ExpenseListQuery.graphql.ts';
import { expenseRemoval } from '../../../core/relay/operations/expenseOperations.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { RowActions } from '../../../core/screens/RowActions.tsx';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';
import { expenseList } from '../addresses.ts';
import { ExpenseBadge } from './ExpenseBadge.tsx';

const CostCenterSelect = lazyPart(async () => (await import('../../../ledger/costCenter/CostCenterSelect.tsx')).CostCenterSelect);
const BudgetLineSelect = lazyPart(async () => (await import('../budget/BudgetLineSelect.tsx')).BudgetLineSelect);
const ExpenseHeadSelect = lazyPart(async () => (await import('../expenseHead/ExpenseHeadSelect.tsx')).ExpenseHeadSelect);
const ExpenseForm = lazyPart(async () => (await import('./ExpenseForm.tsx')).ExpenseForm);

type ExpenseRow = ExpenseListQuery$data['expenses']['edges'][number]['node'];

const columns: Column<ExpenseRow>[] = [
  {
    label: 'expense.title',
    sort: 'TITLE',
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'expense.number', sort: 'NUMBER', width: 150, cell: ({ number }) => number && <Ltr>{number}</Ltr> },
  { label: 'expense.head', width: 140, exported: { path: 'head.title' }, cell: ({ head }) => head && <bdi>{head.title}</bdi> },
  { label: 'expense.payee', sort: 'PAYEE', width: 140, cell: ({ payee }) => payee && <bdi>{payee}</bdi> },
  { label: 'expense.issuedOn', sort: 'ISSUED_ON', width: 115, cell: ({ issuedOn }) => issuedOn && <Day on={issuedOn} /> },
  {
    label: 'expense.total',
    sort: 'TOTAL',
    numeric: true,
    width: 120,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  {
    label: 'expense.balance',
    sort: 'BALANCE',
    numeric: true,
    width: 120,
    cell: ({ balance, currency }) => balance && <MoneyText value={balance} currency={currency} blankZero />,
  },
  { label: 'expense.status', sort: 'STATUS', width: 130, exported: { path: 'status' }, cell: row => <ExpenseBadge expense={row} /> },
  { label: 'expense.dueOn', sort: 'DUE_ON', hiddenAtFirst: true, cell: ({ dueOn }) => dueOn && <Day on={dueOn} /> },
  {
    label: 'expense.costCenter',
    hiddenAtFirst: true,
    exported: { path: 'costCenter.description' },
    cell: ({ costCenter }) => costCenter && <bdi>{costCenter.description}</bdi>,
  },
  {
    label: 'expense.net',
    sort: 'NET',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ net, currency }) => <MoneyText value={net} currency={currency} />,
  },
  {
    label: 'expense.vat',
    sort: 'VAT',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ vat, currency }) => <MoneyText value={vat} currency={currency} />,
  },
  { label: 'expense.reference', sort: 'REFERENCE', hiddenAtFirst: true, cell: ({ reference }) => reference && <Ltr>{reference}</Ltr> },
  { label: 'expense.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { head: ExpenseHeadSelect, budgetLine: BudgetLineSelect, costCenter: CostCenterSelect };

/** /economics/budgeting/expenses/: the expenses. */
export function ExpenseList({ query }: ScreenProps<ExpenseListQuery>) {
  const intl = useIntl();
  const [, list] = useList<ExpenseListQuery, 'expenses'>(
    graphql`
      query ExpenseListQuery($first: Int, $after: String, $search: String, $filter: ExpenseFilter, $sort: ExpenseSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "expense")
        expenses(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              title
              status
              paymentStatus
              isOverdue
              isOverBudget
              payee
              reference
              issuedOn
              dueOn
              currency
              net
              vat
              total
              balance
              updatedAt
              head {
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
    'expenses',
    ['Expense', 'Payment'],
  );
  return (
    <>
      <ListScreen
        spec={expenseList}
        list={list}
        imports="Expense"
        columns={columns}
        searchable
        create="expense.new"
        choosers={choosers}
        actions={({ id, title, number, status }) => (
          <RowActions name={number ?? intl.formatMessage({ id: 'expense.draftOf' }, { title })}>
            {status === 'DRAFT' && <EditItem id={id} />}
            <DuplicateItem id={id} />
            {status === 'DRAFT' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="expense"
        rows={list.rows}
        form={(id, onClose) => <ExpenseForm id={id} onClose={onClose} />}
        removal={expenseRemoval}
        nameOf={({ title }) => title}
      />
    </>
  );
}
