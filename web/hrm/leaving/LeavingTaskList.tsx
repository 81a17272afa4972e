import { FormattedMessage } from 'react-intl';
import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { LeavingTaskListDoneMutation } from '../../core/relay/generated/LeavingTaskListDoneMutation.graphql.ts';
import type { LeavingTaskListOpenMutation } from '../../core/relay/generated/LeavingTaskListOpenMutation.graphql.ts';
import type { LeavingTaskListQuery, LeavingTaskListQuery$data } from '../../core/relay/generated/LeavingTaskListQuery.graphql.ts';
import { leavingTaskBulk, leavingTaskRemoval } from '../../core/relay/operations/leavingTaskOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { leavingTaskList } from '../addresses.ts';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const LeavingTaskForm = lazyPart(async () => (await import('./LeavingTaskForm.tsx')).LeavingTaskForm);

type TaskRow = LeavingTaskListQuery$data['leavingTasks']['edges'][number]['node'];

const columns: Column<TaskRow>[] = [
  {
    label: 'leavingTask.title',
    sort: 'TITLE',
    width: 260,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'leavingTask.employee',
    width: 180,
    exported: { path: 'employee.name' },
    cell: ({ employee: { id, name } }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'leavingTask.assignee',
    width: 160,
    exported: { path: 'assignee.name' },
    cell: ({ assignee }) => assignee && <bdi>{assignee.name}</bdi>,
  },
  { label: 'leavingTask.dueOn', sort: 'DUE_ON', width: 130, cell: ({ dueOn }) => <Day on={dueOn} /> },
  {
    label: 'leavingTask.isDone',
    sort: 'IS_DONE',
    width: 100,
    cell: ({ isDone }) => <FormattedMessage id={isDone ? 'flag.yes' : 'flag.no'} />,
  },
  { label: 'leavingTask.doneAt', sort: 'DONE_AT', hiddenAtFirst: true, cell: ({ doneAt }) => doneAt && <When at={doneAt} /> },
  { label: 'leavingTask.doneBy', hiddenAtFirst: true, cell: ({ doneBy }) => doneBy && <bdi>{doneBy.name}</bdi> },
  { label: 'leavingTask.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...leavingTaskBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect };

/** /HRM/leaving/: what is to be done before people leave. */
export function LeavingTaskList({ query }: ScreenProps<LeavingTaskListQuery>) {
  const [, list] = useList<LeavingTaskListQuery, 'leavingTasks'>(
    graphql`
      query LeavingTaskListQuery($first: Int, $after: String, $search: String, $filter: LeavingTaskFilter, $sort: LeavingTaskSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "leavingTask")
        leavingTasks(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              employee {
                id
                name
              }
              assignee {
                userId
                name
              }
              dueOn
              isDone
              doneAt
              doneBy {
                name
              }
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'leavingTasks',
    ['LeavingTask', 'Employee'],
  );
  return (
    <>
      <ListScreen
        spec={leavingTaskList}
        list={list}
        columns={columns}
        searchable
        create="leavingTask.new"
        bulk={bulk}
        choosers={choosers}
        actions={row => <LeavingTaskActions task={row} />}
      />
      <RecordDialogs
        entity="leavingTask"
        rows={list.rows}
        form={(id, onClose) => <LeavingTaskForm id={id} onClose={onClose} />}
        removal={leavingTaskRemoval}
      />
    </>
  );
}

function LeavingTaskActions({ task: { id, version, title, isDone } }: { task: TaskRow }) {
  const mayWrite = useMay('WRITE');
  const [complete, isCompleting] = useAction<LeavingTaskListDoneMutation>(
    'leavingTask',
    graphql`
      mutation LeavingTaskListDoneMutation($input: RecordInput!) {
        completeLeavingTask(input: $input) {
          ...saving_payload
        }
      }
    `,
    'leavingTask.completed',
  );
  const [reopen, isReopening] = useAction<LeavingTaskListOpenMutation>(
    'leavingTask',
    graphql`
      mutation LeavingTaskListOpenMutation($input: RecordInput!) {
        reopenLeavingTask(input: $input) {
          ...saving_payload
        }
      }
    `,
    'leavingTask.reopened',
  );
  const Icon = isDone ? RotateCcw : CircleCheck;
  return (
    <RowActions name={title}>
      {mayWrite && (
        <PopoverItem disabled={isCompleting || isReopening} onClick={() => void (isDone ? reopen : complete)({ input: { id, version } })}>
          <Icon size={16} aria-hidden />
          <FormattedMessage id={isDone ? 'leavingTask.reopen' : 'leavingTask.complete'} />
        </PopoverItem>
      )}
      <EditItem id={id} />
      <DeleteItem id={id} />
    </RowActions>
  );
}
