import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { TimeEntryListQuery, TimeEntryListQuery$data } from '../../core/relay/generated/TimeEntryListQuery.graphql.ts';
import { timeEntryBulk, timeEntryRemoval } from '../../core/relay/operations/timeEntryOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { timeEntryList } from '../addresses.ts';
import { WorkActions } from '../WorkActions.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const ProjectSelect = lazyPart(async () => (await import('../project/ProjectSelect.tsx')).ProjectSelect);
const TaskSelect = lazyPart(async () => (await import('../task/TaskSelect.tsx')).TaskSelect);
const TimeEntryForm = lazyPart(async () => (await import('./TimeEntryForm.tsx')).TimeEntryForm);

type TimeEntryRow = TimeEntryListQuery$data['timeEntries']['edges'][number]['node'];

const columns: Column<TimeEntryRow>[] = [
  {
    label: 'timeEntry.spentOn',
    sort: 'SPENT_ON',
    width: 120,
    cell: ({ id, spentOn }) => (
      <RecordLink id={id}>
        <Day on={spentOn} />
      </RecordLink>
    ),
  },
  { label: 'timeEntry.user', width: 150, exported: { path: 'user.name' }, cell: ({ user }) => <bdi>{user.name}</bdi> },
  { label: 'timeEntry.project', width: 180, exported: { path: 'project.name' }, cell: ({ project }) => <bdi>{project.name}</bdi> },
  { label: 'timeEntry.task', width: 200, exported: { path: 'task.name' }, cell: ({ task }) => task && <bdi>{task.name}</bdi> },
  { label: 'timeEntry.hours', sort: 'HOURS', numeric: true, width: 90, cell: ({ hours }) => <NumberText value={Number(hours)} /> },
  { label: 'timeEntry.isBillable', width: 100, cell: ({ isBillable }) => isBillable && <FormattedMessage id="record.yes" /> },
  {
    label: 'timeEntry.status',
    width: 110,
    exported: { path: 'status', texts: 'timeState' },
    cell: ({ status }) => <FormattedMessage id={`timeState.${status}`} />,
  },
  { label: 'timeEntry.note', width: 200, cell: ({ note }) => note && <Excerpt text={note} /> },
  { label: 'timeEntry.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...timeEntryBulk, isRestorable: true, fields: [] };
const choosers = { project: ProjectSelect, task: TaskSelect, user: CompanyUserSelect };

/** /projects/time/: time spent on projects. */
export function TimeEntryList({ query }: ScreenProps<TimeEntryListQuery>) {
  const [, list] = useList<TimeEntryListQuery, 'timeEntries'>(
    graphql`
      query TimeEntryListQuery($first: Int, $after: String, $filter: TimeEntryFilter, $sort: TimeEntrySort) @preloadable {
        ...ListScreen_settings @arguments(screen: "timeEntry")
        timeEntries(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              spentOn
              hours
              isBillable
              status
              note
              updatedAt
              user {
                name
              }
              project {
                id
                name
              }
              task {
                id
                name
              }
            }
          }
        }
      }
    `,
    query,
    'timeEntries',
    ['TimeEntry', 'Project', 'Task', 'User'],
  );
  const intl = useIntl();
  const nameOf = ({ user, spentOn }: TimeEntryRow) =>
    intl.formatMessage({ id: 'timeEntry.name' }, { name: user.name, day: intl.formatDate(spentOn, { timeZone: 'UTC' }) });
  return (
    <>
      <ListScreen
        spec={timeEntryList}
        list={list}
        columns={columns}
        create="timeEntry.new"
        bulk={bulk}
        choosers={choosers}
        actions={row => (
          <RowActions name={nameOf(row)}>
            <WorkActions id={row.id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="timeEntry"
        rows={list.rows}
        form={(id, onClose) => <TimeEntryForm id={id} onClose={onClose} />}
        removal={timeEntryRemoval}
        nameOf={nameOf}
      />
    </>
  );
}
