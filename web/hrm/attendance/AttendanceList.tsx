import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { AttendanceListQuery, AttendanceListQuery$data } from '../../core/relay/generated/AttendanceListQuery.graphql.ts';
import { attendanceBulk, attendanceRemoval } from '../../core/relay/operations/attendanceOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { attendanceList } from '../addresses.ts';
import { ClockTime } from './ClockTime.tsx';
import { Minutes } from './Minutes.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const AttendanceForm = lazyPart(async () => (await import('./AttendanceForm.tsx')).AttendanceForm);

type AttendanceRow = AttendanceListQuery$data['attendances']['edges'][number]['node'];

const columns: Column<AttendanceRow>[] = [
  { label: 'attendance.day', sort: 'DAY', width: 130, cell: ({ day }) => <Day on={day} /> },
  {
    label: 'attendance.employee',
    width: 220,
    exported: { path: 'employee.name' },
    cell: ({ employee: { id, name } }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'attendance.startedAt',
    sort: 'STARTED_AT',
    width: 110,
    cell: ({ startedAt, timeZone }) => <ClockTime at={startedAt} timeZone={timeZone} />,
  },
  {
    label: 'attendance.endedAt',
    sort: 'ENDED_AT',
    width: 150,
    cell: ({ endedAt, timeZone, isForgotten }) =>
      endedAt ? (
        <ClockTime at={endedAt} timeZone={timeZone} />
      ) : (
        <Badge colorPalette={isForgotten ? 'red' : 'green'}>
          <FormattedMessage id={isForgotten ? 'attendance.forgotten' : 'attendance.atWork'} />
        </Badge>
      ),
  },
  {
    label: 'attendance.breakMinutes',
    sort: 'BREAK_MINUTES',
    numeric: true,
    width: 110,
    cell: ({ breakMinutes }) => <Minutes count={breakMinutes} />,
  },
  {
    label: 'attendance.workedMinutes',
    sort: 'WORKED_MINUTES',
    numeric: true,
    width: 120,
    cell: ({ workedMinutes }) => (workedMinutes === null || workedMinutes === undefined ? '–' : <Minutes count={workedMinutes} />),
  },
  {
    label: 'attendance.source',
    sort: 'SOURCE',
    hiddenAtFirst: true,
    cell: ({ source }) => <FormattedMessage id={`attendanceSource.${source}`} />,
  },
  { label: 'attendance.timeZone', hiddenAtFirst: true, cell: ({ timeZone }) => <bdi dir="ltr">{timeZone}</bdi> },
  { label: 'attendance.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...attendanceBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect };

/** /HRM/attendance-records/: when people came and went. */
export function AttendanceList({ query }: ScreenProps<AttendanceListQuery>) {
  const [, list] = useList<AttendanceListQuery, 'attendances'>(
    graphql`
      query AttendanceListQuery($first: Int, $after: String, $filter: AttendanceFilter, $sort: AttendanceSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "attendance")
        attendances(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              employee {
                id
                name
              }
              day
              timeZone
              startedAt
              endedAt
              breakMinutes
              workedMinutes
              isForgotten
              source
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'attendances',
    ['Attendance', 'Employee'],
  );
  const intl = useIntl();
  const nameOf = ({ employee: { name } }: AttendanceRow) => intl.formatMessage({ id: 'attendance.name' }, { name });
  return (
    <>
      <ListScreen
        spec={attendanceList}
        list={list}
        imports="Attendance"
        columns={columns}
        create="attendance.new"
        bulk={bulk}
        choosers={choosers}
        actions={row => (
          <RowActions name={nameOf(row)}>
            <EditItem id={row.id} />
            <DuplicateItem id={row.id} />
            <DeleteItem id={row.id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="attendance"
        rows={list.rows}
        form={(id, onClose) => <AttendanceForm id={id} onClose={onClose} />}
        removal={attendanceRemoval}
        nameOf={nameOf}
      />
    </>
  );
}
