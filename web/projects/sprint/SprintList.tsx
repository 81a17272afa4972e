import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SprintListQuery, SprintListQuery$data } from '../../core/relay/generated/SprintListQuery.graphql.ts';
import { sprintBulk, sprintRemoval } from '../../core/relay/operations/sprintOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkDay } from '../../core/screens/list/bulkFields.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { sprintList } from '../addresses.ts';
import { SprintProgress } from './SprintProgress.tsx';
import { SprintStatus } from './SprintStatus.tsx';

const ProjectSelect = lazyPart(async () => (await import('../project/ProjectSelect.tsx')).ProjectSelect);
const SprintForm = lazyPart(async () => (await import('./SprintForm.tsx')).SprintForm);

type SprintRow = SprintListQuery$data['sprints']['edges'][number]['node'];

const columns: Column<SprintRow>[] = [
  {
    label: 'sprint.name',
    sort: 'NAME',
    width: 200,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'sprint.project', width: 180, exported: { path: 'project.name' }, cell: ({ project }) => <bdi>{project.name}</bdi> },
  { label: 'sprint.status', sort: 'STATUS', width: 110, cell: ({ status }) => <SprintStatus status={status} /> },
  { label: 'sprint.startsOn', sort: 'STARTS_ON', width: 130, cell: ({ startsOn }) => startsOn && <Day on={startsOn} /> },
  { label: 'sprint.endsOn', sort: 'ENDS_ON', width: 130, cell: ({ endsOn }) => endsOn && <Day on={endsOn} /> },
  { label: 'sprint.doneCount', sort: 'DONE_COUNT', width: 150, cell: row => <SprintProgress sprint={row} /> },
  {
    label: 'sprint.taskCount',
    sort: 'TASK_COUNT',
    numeric: true,
    hiddenAtFirst: true,
    cell: ({ taskCount }) => <NumberText value={taskCount} />,
  },
  { label: 'sprint.hours', numeric: true, hiddenAtFirst: true, cell: ({ hours }) => <NumberText value={Number(hours)} /> },
  { label: 'sprint.doneHours', numeric: true, hiddenAtFirst: true, cell: ({ doneHours }) => <NumberText value={Number(doneHours)} /> },
  {
    label: 'sprint.completedAt',
    sort: 'COMPLETED_AT',
    hiddenAtFirst: true,
    cell: ({ completedAt }) => completedAt && <When at={completedAt} />,
  },
  { label: 'sprint.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...sprintBulk, isRestorable: true, fields: [bulkDay('sprint.endsOn')] };
const choosers = { project: ProjectSelect };

/** /projects/sprints/: the sprints of all projects. */
export function SprintList({ query }: ScreenProps<SprintListQuery>) {
  const [, list] = useList<SprintListQuery, 'sprints'>(
    graphql`
      query SprintListQuery($first: Int, $after: String, $search: String, $filter: SprintFilter, $sort: SprintSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "sprint")
        sprints(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              project {
                name
              }
              status
              startsOn
              endsOn
              taskCount
              doneCount
              hours
              doneHours
              completedAt
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'sprints',
    ['Sprint', 'Task', 'Project'],
  );
  return (
    <>
      <ListScreen
        spec={sprintList}
        list={list}
        columns={columns}
        searchable
        create="sprint.new"
        bulk={bulk}
        choosers={choosers}
        actions={({ id, name, status }) => (
          <RowActions name={name}>
            {status !== 'COMPLETED' && <EditItem id={id} />}
            <DuplicateItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="sprint"
        rows={list.rows}
        form={(id, onClose) => <SprintForm id={id} onClose={onClose} />}
        removal={sprintRemoval}
      />
    </>
  );
}
