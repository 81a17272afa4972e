import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { ExpenseHeadListQuery, ExpenseHeadListQuery$data } from '../../../core/relay/generated/ExpenseHeadListQuery.graphql.ts';
import { expenseHeadBulk, expenseHeadRemoval, expenseHeadUpdate } from '../../../core/relay/operations/expenseHeadOperations.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { bulkStatus } from '../../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { StatusBadge } from '../../../core/ui/StatusBadge.tsx';
import { OwnAccountName } from '../../../ledger/account/OwnAccountName.tsx';
import { expenseHeadList } from '../addresses.ts';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';

const ExpenseHeadSelect = lazyPart(async () => (await import('./ExpenseHeadSelect.tsx')).ExpenseHeadSelect);
const ExpenseHeadForm = lazyPart(async () => (await import('./ExpenseHeadForm.tsx')).ExpenseHeadForm);

type ExpenseHeadRow = ExpenseHeadListQuery$data['expenseHeads']['edges'][number]['node'];

const columns: Column<ExpenseHeadRow>[] = [
  {
    label: 'expenseHead.title',
    sort: 'PATH',
    cell: ({ id, title, depth }) => (
      <chakra.span paddingInlineStart={`${depth * 1.25}rem`} fontWeight={depth ? 'normal' : 'semibold'}>
        <RecordLink id={id}>
          <bdi>{title}</bdi>
        </RecordLink>
      </chakra.span>
    ),
  },
  { label: 'expenseHead.category', sort: 'CATEGORY', width: 130, cell: ({ category }) => <bdi>{category}</bdi> },
  { label: 'expenseHead.type', sort: 'TYPE', width: 105, cell: ({ type }) => <FormattedMessage id={`expenseType.${type}`} /> },
  {
    label: 'expenseHead.maximumAmount',
    sort: 'MAXIMUM_AMOUNT',
    numeric: true,
    width: 140,
    cell: ({ maximumAmount }) => maximumAmount && <MoneyText value={maximumAmount} />,
  },
  {
    label: 'expenseHead.onBreach',
    sort: 'ON_BREACH',
    width: 140,
    cell: ({ maximumAmount, onBreach }) => maximumAmount && <FormattedMessage id={`breachAction.${onBreach}`} />,
  },
  { label: 'expenseHead.account', width: 170, cell: ({ account }) => account && <OwnAccountName {...account} /> },
  { label: 'expenseHead.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'expenseHead.mode', sort: 'MODE', hiddenAtFirst: true, cell: ({ mode }) => <FormattedMessage id={`expenseMode.${mode}`} /> },
  { label: 'expenseHead.description', hiddenAtFirst: true, cell: ({ description }) => <bdi>{description}</bdi> },
  { label: 'expenseHead.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const choosers = { parent: ExpenseHeadSelect };
const bulk = { ...expenseHeadBulk, isRestorable: true, fields: [bulkStatus('expenseHead.status')] };

/** /economics/budgeting/expenseHead/: the tree of expense heads. */
export function ExpenseHeadList({ query }: ScreenProps<ExpenseHeadListQuery>) {
  const [, list] = useList<ExpenseHeadListQuery, 'expenseHeads'>(
    graphql`
      query ExpenseHeadListQuery($first: Int, $after: String, $search: String, $filter: ExpenseHeadFilter, $sort: ExpenseHeadSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "expenseHead")
        expenseHeads(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              depth
              category
              type
              mode
              maximumAmount
              onBreach
              status
              description
              updatedAt
              account {
                name
                nameAr
                nameSp
              }
            }
          }
        }
      }
    `,
    query,
    'expenseHeads',
    ['ExpenseHead'],
  );
  return (
    <>
      <ListScreen
        spec={expenseHeadList}
        list={list}
        imports="ExpenseHead"
        columns={columns}
        searchable
        create="expenseHead.new"
        bulk={bulk}
        choosers={choosers}
        actions={head => <RecordActions entity="expenseHead" record={head} name={head.title} update={expenseHeadUpdate} />}
      />
      <RecordDialogs
        entity="expenseHead"
        rows={list.rows}
        form={(id, onClose) => <ExpenseHeadForm id={id} onClose={onClose} />}
        removal={expenseHeadRemoval}
      />
    </>
  );
}
