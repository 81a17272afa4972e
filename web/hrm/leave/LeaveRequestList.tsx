import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { LeaveRequestListQuery, LeaveRequestListQuery$data } from '../../core/relay/generated/LeaveRequestListQuery.graphql.ts';
import { leaveRequestBulk, leaveRequestRemoval } from '../../core/relay/operations/leaveRequestOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { leaveRequestList } from '../addresses.ts';
import { ConfidentialType } from './ConfidentialType.tsx';
import { LeaveActions } from './LeaveActions.tsx';
import { LeaveStatus } from './LeaveStatus.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const LeaveTypeSelect = lazyPart(async () => (await import('../leaveType/LeaveTypeSelect.tsx')).LeaveTypeSelect);
const LeaveRequestForm = lazyPart(async () => (await import('./LeaveRequestForm.tsx')).LeaveRequestForm);

type LeaveRequestRow = LeaveRequestListQuery$data['leaveRequests']['edges'][number]['node'];

const columns: Column<LeaveRequestRow>[] = [
  {
    label: 'leaveRequest.employee',
    width: 200,
    exported: { path: 'employee.name' },
    cell: ({ employee: { id, name } }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'leaveRequest.leaveType',
    width: 160,
    exported: { path: 'leaveType.title' },
    cell: ({ id, leaveType }) => (leaveType ? <bdi>{leaveType.title}</bdi> : <ConfidentialType id={id} />),
  },
  { label: 'leaveRequest.startsOn', sort: 'STARTS_ON', width: 130, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'leaveRequest.endsOn', sort: 'ENDS_ON', width: 130, cell: ({ endsOn }) => <Day on={endsOn} /> },
  { label: 'leaveRequest.days', sort: 'DAYS', numeric: true, width: 120, cell: ({ days }) => <NumberText value={Number(days)} /> },
  { label: 'leaveRequest.status', sort: 'STATUS', width: 110, cell: ({ status }) => <LeaveStatus status={status} /> },
  { label: 'leaveRequest.part', sort: 'PART', hiddenAtFirst: true, cell: ({ part }) => <FormattedMessage id={`leavePart.${part}`} /> },
  { label: 'leaveRequest.decidedBy', hiddenAtFirst: true, cell: ({ decidedBy }) => decidedBy && <bdi>{decidedBy.name}</bdi> },
  {
    label: 'leaveRequest.decidedFor',
    hiddenAtFirst: true,
    exported: { path: 'decidedFor.name' },
    cell: ({ decidedFor }) => decidedFor && <bdi>{decidedFor.name}</bdi>,
  },
  {
    label: 'leaveRequest.decidedAt',
    sort: 'DECIDED_AT',
    hiddenAtFirst: true,
    cell: ({ decidedAt }) => decidedAt && <When at={decidedAt} />,
  },
  { label: 'leaveRequest.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...leaveRequestBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect, leaveType: LeaveTypeSelect };

/** /HRM/leave/: leave requested and approved. */
export function LeaveRequestList({ query }: ScreenProps<LeaveRequestListQuery>) {
  const [, list] = useList<LeaveRequestListQuery, 'leaveRequests'>(
    graphql`
      query LeaveRequestListQuery($first: Int, $after: String, $filter: LeaveRequestFilter, $sort: LeaveRequestSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "leaveRequest")
        leaveRequests(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              employee {
                id
                name
              }
              leaveType {
                id
                title
              }
              startsOn
              endsOn
              part
              days
              status
              decidedBy {
                name
              }
              decidedFor {
                name
              }
              decidedAt
              updatedAt
              ...LeaveActions_request
            }
          }
        }
      }
    `,
    query,
    'leaveRequests',
    ['LeaveRequest', 'Employee', 'LeaveType'],
  );
  const intl = useIntl();
  const mayApprove = useMay('APPROVE');
  const nameOf = ({ employee: { name } }: LeaveRequestRow) => intl.formatMessage({ id: 'leaveRequest.name' }, { name });
  return (
    <>
      <ListScreen
        spec={leaveRequestList}
        list={list}
        columns={columns}
        create="leaveRequest.new"
        imports={mayApprove ? { type: 'LeaveRequest', texts: { part: 'leavePart' } } : undefined}
        bulk={bulk}
        choosers={choosers}
        actions={row => <LeaveActions request={row} name={nameOf(row)} />}
      />
      <RecordDialogs
        entity="leaveRequest"
        rows={list.rows}
        form={(id, onClose) => <LeaveRequestForm id={id} onClose={onClose} />}
        removal={leaveRequestRemoval}
        nameOf={nameOf}
      />
    </>
  );
}
