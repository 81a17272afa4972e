import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { priorities } from '../../../server/portfolio/work/priorities.rules.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { PlainExcerpt } from '../../core/richText/PlainExcerpt.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { TaskListQuery, TaskListQuery$data } from '../../core/relay/generated/TaskListQuery.graphql.ts';
import { taskBulk, taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkChoice, bulkDay } from '../../core/screens/list/bulkFields.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { taskList } from '../addresses.ts';
import { StatusName } from '../column/StatusName.tsx';
import { DueDay } from '../DueDay.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { WorkActions } from '../WorkActions.tsx';
import { taskChoosers } from './taskChoosers.tsx';
import { taskSources } from './taskSources.ts';
import { TaskViews } from './TaskViews.tsx';

const StatusSelect = lazyPart(async () => (await import('../column/StatusSelect.tsx')).StatusSelect);
const SprintSelect = lazyPart(async () => (await import('../sprint/SprintSelect.tsx')).SprintSelect);
const TaskForm = lazyPart(async () => (await import('./TaskForm.tsx')).TaskForm);

type TaskRow = TaskListQuery$data['tasks']['edges'][number]['node'];

const columns: Column<TaskRow>[] = [
  { label: 'projectTask.key', sort: 'KEY', width: 85, cell: ({ key }) => <Ltr>{key}</Ltr> },
  {
    label: 'projectTask.name',
    sort: 'NAME',
    width: 200,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'projectTask.project', width: 150, exported: { path: 'project.name' }, cell: ({ project }) => <bdi>{project.name}</bdi> },
  {
    label: 'projectTask.column',
    width: 115,
    exported: { path: 'column.title', otherwise: 'column.kind', texts: 'statusColumn' },
    cell: ({ column }) => <StatusName column={column} />,
  },
  { label: 'projectTask.priority', width: 90, cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  {
    label: 'projectTask.dueOn',
    sort: 'DUE_ON',
    width: 120,
    cell: ({ dueOn, isOverdue }) => dueOn && <DueDay on={dueOn} isOverdue={isOverdue} />,
  },
  { label: 'projectTask.assigneeNames', width: 150, cell: ({ assigneeNames }) => <bdi>{assigneeNames}</bdi> },
  {
    label: 'projectTask.sprint',
    hiddenAtFirst: true,
    exported: { path: 'sprint.name' },
    cell: ({ sprint }) => sprint && <bdi>{sprint.name}</bdi>,
  },
  { label: 'projectTask.progress', numeric: true, hiddenAtFirst: true, cell: ({ progress }) => <Percent value={progress} /> },
  {
    label: 'projectTask.isBlocked',
    hiddenAtFirst: true,
    cell: ({ isBlocked }) =>
      isBlocked && (
        <Badge colorPalette="red">
          <FormattedMessage id="projectTask.isBlocked" />
        </Badge>
      ),
  },
  { label: 'projectTask.tagNames', sort: 'TAG_NAMES', hiddenAtFirst: true, cell: ({ tagNames }) => <bdi>{tagNames}</bdi> },
  { label: 'projectTask.startOn', sort: 'START_ON', hiddenAtFirst: true, cell: ({ startOn }) => <Day on={startOn} /> },
  {
    label: 'projectTask.estimateHours',
    sort: 'ESTIMATE_HOURS',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ estimateHours }) => estimateHours && <NumberText value={Number(estimateHours)} />,
  },
  { label: 'projectTask.summary', hiddenAtFirst: true, cell: ({ summary }) => <PlainExcerpt text={summary} /> },
  { label: 'projectTask.doneAt', sort: 'DONE_AT', hiddenAtFirst: true, cell: ({ doneAt }) => doneAt && <When at={doneAt} /> },
  { label: 'projectTask.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = {
  ...taskBulk,
  isRestorable: true,
  fields: [
    {
      name: 'columnId',
      label: 'projectTask.column',
      field: <StatusSelect name="columnId" scope="TASK" label={<FormattedMessage id="projectTask.column" />} />,
    },
    bulkChoice('projectTask.priority', priorities, 'priority'),
    bulkDay('projectTask.dueOn'),
    {
      name: 'sprintId',
      label: 'projectTask.sprint',
      field: <SprintSelect name="sprintId" label={<FormattedMessage id="projectTask.sprint" />} />,
    },
  ],
};

/** /projects/tasks/ and /projects/my-tasks/: all tasks, or the open ones of the viewer. */
export function TaskList({ query }: ScreenProps<TaskListQuery>) {
  const [, list] = useList<TaskListQuery, 'tasks'>(
    graphql`
      query TaskListQuery($first: Int, $after: String, $search: String, $filter: TaskFilter, $sort: TaskSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "projectTask")
        tasks(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              key
              name
              tagNames
              assigneeNames
              priority
              startOn
              dueOn
              isOverdue
              isBlocked
              progress
              estimateHours
              summary
              doneAt
              updatedAt
              project {
                id
                name
              }
              sprint {
                name
              }
              column {
                id
                title
                kind
                ...StatusName_column
              }
            }
          }
        }
      }
    `,
    query,
    'tasks',
    ['Task', 'StatusColumn', 'Project', 'Sprint', 'User'],
  );
  const isMine = !!query.variables.filter?.isMine?.eq && !!query.variables.filter.isOpen?.eq;
  return (
    <>
      <ListScreen
        spec={taskList}
        list={list}
        imports={{ type: 'Task', sources: taskSources, texts: { columnId: 'statusColumn' } }}
        columns={columns}
        searchable
        empty={isMine ? 'myTasks' : undefined}
        create="projectTask.new"
        besideName={<TaskViews view={isMine ? 'mine' : 'list'} />}
        bulk={bulk}
        choosers={taskChoosers}
        actions={({ id, name }) => (
          <RowActions name={name}>
            <WorkActions id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="projectTask"
        rows={list.rows}
        form={(id, onClose) => <TaskForm id={id} onClose={onClose} />}
        removal={taskRemoval}
      />
    </>
  );
}
