import { Text } from '@chakra-ui/react';
import SkipForward from 'lucide-react/icons/skip-forward';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RecurringTaskListQuery, RecurringTaskListQuery$data } from '../../core/relay/generated/RecurringTaskListQuery.graphql.ts';
import type { RecurringTaskListSkipMutation } from '../../core/relay/generated/RecurringTaskListSkipMutation.graphql.ts';
import { recurringTaskBulk, recurringTaskRemoval, recurringTaskUpdate } from '../../core/relay/operations/recurringTaskOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { recurringTaskList } from '../addresses.ts';

const RecurringTaskForm = lazyPart(async () => (await import('./RecurringTaskForm.tsx')).RecurringTaskForm);

type Row = RecurringTaskListQuery$data['recurringTasks']['edges'][number]['node'];

/** How often a task is made, in words. */
function Rhythm({ row: { frequency, every, weekdays } }: { row: Row }) {
  const intl = useIntl();
  const days = <FormattedList value={weekdays.map(day => intl.formatMessage({ id: `weekday.${day}` }))} />;
  return frequency === 'WEEKLY' ? (
    <FormattedMessage id="recurringTask.weekly" values={{ every, days }} />
  ) : (
    <FormattedMessage id="recurringTask.monthly" values={{ every }} />
  );
}

const columns: Column<Row>[] = [
  {
    label: 'recurringTask.title',
    sort: 'TITLE',
    width: 180,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'recurringTask.source',
    width: 180,
    exported: { path: 'source.name' },
    cell: ({ source }) => (
      <RecordLink id={source.id}>
        <bdi>{source.name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'recurringTask.rhythm', width: 200, exported: false, cell: row => <Rhythm row={row} /> },
  {
    label: 'recurringTask.nextOn',
    sort: 'NEXT_ON',
    width: 130,
    cell: ({ nextOn, failure }) => (
      <>
        {nextOn ? <Day on={nextOn} /> : <FormattedMessage id="recurringTask.ended" />}
        {failure && (
          <>
            <Badge colorPalette="red" display="block" width="fit-content">
              <FormattedMessage id="recurringTask.failed" />
            </Badge>
            <Text fontSize="xs" color="fg.muted" whiteSpace="normal">
              <bdi>{failure}</bdi>
            </Text>
          </>
        )}
      </>
    ),
  },
  { label: 'recurringTask.tasks', numeric: true, width: 90, exported: false, cell: ({ tasks }) => <NumberText value={tasks.length} /> },
  { label: 'recurringTask.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'recurringTask.startsOn', sort: 'STARTS_ON', hiddenAtFirst: true, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'recurringTask.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...recurringTaskBulk, isRestorable: true, fields: [bulkStatus('recurringTask.status')] };

/** /projects/recurring-tasks/: tasks that are made again each period. */
export function RecurringTaskList({ query }: ScreenProps<RecurringTaskListQuery>) {
  const [, list] = useList<RecurringTaskListQuery, 'recurringTasks'>(
    graphql`
      query RecurringTaskListQuery($first: Int, $after: String, $search: String, $filter: RecurringTaskFilter, $sort: RecurringTaskSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "recurringTask")
        recurringTasks(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              frequency
              every
              weekdays
              startsOn
              nextOn
              failure
              status
              updatedAt
              source {
                id
                name
              }
              tasks {
                id
              }
            }
          }
        }
      }
    `,
    query,
    'recurringTasks',
    ['RecurringTask', 'Task'],
  );
  const [skip, isSkipping] = useAction<RecurringTaskListSkipMutation>(
    'recurringTask',
    graphql`
      mutation RecurringTaskListSkipMutation($input: RecurringTaskPeriodInput!) {
        skipRecurringTask(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  return (
    <>
      <ListScreen
        spec={recurringTaskList}
        list={list}
        columns={columns}
        searchable
        create="recurringTask.new"
        bulk={bulk}
        actions={({ nextOn, ...row }) => (
          <RecordActions entity="recurringTask" record={row} name={row.title} update={recurringTaskUpdate}>
            {nextOn && (
              <PopoverItem disabled={isSkipping} onClick={() => void skip({ input: { id: row.id, on: nextOn } })}>
                <SkipForward size={16} aria-hidden />
                <FormattedMessage id="recurringTask.skip" />
              </PopoverItem>
            )}
          </RecordActions>
        )}
      />
      <RecordDialogs
        entity="recurringTask"
        rows={list.rows}
        form={(id, onClose) => <RecurringTaskForm id={id} onClose={onClose} />}
        removal={recurringTaskRemoval}
      />
    </>
  );
}
