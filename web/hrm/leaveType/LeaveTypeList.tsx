import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { LeaveTypeListQuery, LeaveTypeListQuery$data } from '../../core/relay/generated/LeaveTypeListQuery.graphql.ts';
import { leaveTypeBulk, leaveTypeRemoval, leaveTypeUpdate } from '../../core/relay/operations/leaveTypeOperations.ts';
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
import { leaveTypeList } from '../addresses.ts';

const LeaveTypeForm = lazyPart(async () => (await import('./LeaveTypeForm.tsx')).LeaveTypeForm);

type LeaveTypeRow = LeaveTypeListQuery$data['leaveTypes']['edges'][number]['node'];

const columns: Column<LeaveTypeRow>[] = [
  {
    label: 'leaveType.title',
    sort: 'TITLE',
    width: 240,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'leaveType.yearlyDays',
    sort: 'YEARLY_DAYS',
    numeric: true,
    width: 140,
    cell: ({ yearlyDays }) =>
      yearlyDays === null ? <FormattedMessage id="leaveType.unlimited" /> : <NumberText value={Number(yearlyDays)} />,
  },
  {
    label: 'leaveType.carryOverDays',
    sort: 'CARRY_OVER_DAYS',
    numeric: true,
    width: 140,
    cell: ({ carryOverDays }) => carryOverDays && <NumberText value={Number(carryOverDays)} />,
  },
  {
    label: 'leaveType.isUnpaid',
    sort: 'IS_UNPAID',
    width: 120,
    cell: ({ isUnpaid }) => <FormattedMessage id={isUnpaid ? 'flag.yes' : 'flag.no'} />,
  },
  {
    label: 'leaveType.isConfidential',
    sort: 'IS_CONFIDENTIAL',
    hiddenAtFirst: true,
    cell: ({ isConfidential }) => <FormattedMessage id={isConfidential ? 'flag.yes' : 'flag.no'} />,
  },
  { label: 'leaveType.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'leaveType.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...leaveTypeBulk, isRestorable: true, fields: [bulkStatus('leaveType.status')] };

/** /HRM/leave-types/: the types of leave. */
export function LeaveTypeList({ query }: ScreenProps<LeaveTypeListQuery>) {
  const [, list] = useList<LeaveTypeListQuery, 'leaveTypes'>(
    graphql`
      query LeaveTypeListQuery($first: Int, $after: String, $search: String, $filter: LeaveTypeFilter, $sort: LeaveTypeSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "leaveType")
        leaveTypes(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              yearlyDays
              carryOverDays
              isUnpaid
              isConfidential
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'leaveTypes',
    ['LeaveType'],
  );
  return (
    <>
      <ListScreen
        spec={leaveTypeList}
        list={list}
        imports="LeaveType"
        columns={columns}
        searchable
        create="leaveType.new"
        bulk={bulk}
        actions={row => <RecordActions entity="leaveType" record={row} name={row.title} update={leaveTypeUpdate} />}
      />
      <RecordDialogs
        entity="leaveType"
        rows={list.rows}
        form={(id, onClose) => <LeaveTypeForm id={id} onClose={onClose} />}
        removal={leaveTypeRemoval}
      />
    </>
  );
}
