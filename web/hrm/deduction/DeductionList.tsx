import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { DeductionListQuery, DeductionListQuery$data } from '../../core/relay/generated/DeductionListQuery.graphql.ts';
import { deductionBulk, deductionRemoval, deductionUpdate } from '../../core/relay/operations/deductionOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { deductionList } from '../addresses.ts';
import { PayShare } from '../pay/PayShare.tsx';

const DeductionForm = lazyPart(async () => (await import('./DeductionForm.tsx')).DeductionForm);

type DeductionRow = DeductionListQuery$data['deductions']['edges'][number]['node'];

const columns: Column<DeductionRow>[] = [
  {
    label: 'deduction.title',
    sort: 'TITLE',
    width: 200,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'deduction.amount',
    sort: 'AMOUNT',
    numeric: true,
    width: 130,
    cell: ({ type, amount }) => <PayShare type={type} value={amount} />,
  },
  {
    label: 'deduction.employerAmount',
    sort: 'EMPLOYER_AMOUNT',
    numeric: true,
    width: 130,
    cell: ({ type, employerAmount }) => <PayShare type={type} value={employerAmount} />,
  },
  { label: 'deduction.cycle', sort: 'CYCLE', width: 120, cell: ({ cycle }) => <FormattedMessage id={`payCycle.${cycle}`} /> },
  {
    label: 'deduction.isPreTax',
    sort: 'IS_PRE_TAX',
    width: 110,
    cell: ({ isPreTax }) => <FormattedMessage id={isPreTax ? 'flag.yes' : 'flag.no'} />,
  },
  {
    label: 'deduction.isStatutory',
    sort: 'IS_STATUTORY',
    width: 110,
    cell: ({ isStatutory }) => <FormattedMessage id={isStatutory ? 'flag.yes' : 'flag.no'} />,
  },
  { label: 'deduction.type', sort: 'TYPE', hiddenAtFirst: true, cell: ({ type }) => <FormattedMessage id={`payItemType.${type}`} /> },
  { label: 'deduction.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'deduction.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...deductionBulk, isRestorable: true, fields: [bulkStatus('deduction.status')] };

/** /HRM/deductions/: the deductions from pay. */
export function DeductionList({ query }: ScreenProps<DeductionListQuery>) {
  const [, list] = useList<DeductionListQuery, 'deductions'>(
    graphql`
      query DeductionListQuery($first: Int, $after: String, $search: String, $filter: DeductionFilter, $sort: DeductionSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "deduction")
        deductions(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              type
              amount
              employerAmount
              cycle
              isPreTax
              isStatutory
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'deductions',
    ['Deduction'],
  );
  return (
    <>
      <ListScreen
        spec={deductionList}
        list={list}
        imports="Deduction"
        columns={columns}
        searchable
        create="deduction.new"
        bulk={bulk}
        actions={row => <RecordActions entity="deduction" record={row} name={row.title} update={deductionUpdate} />}
      />
      <RecordDialogs
        entity="deduction"
        rows={list.rows}
        form={(id, onClose) => <DeductionForm id={id} onClose={onClose} />}
        removal={deductionRemoval}
      />
    </>
  );
}
