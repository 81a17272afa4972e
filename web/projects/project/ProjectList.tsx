import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { priorities } from '../../../server/portfolio/work/priorities.rules.ts';
import { useCustomized } from '../../core/customFields/useCustomized.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProjectListQuery, ProjectListQuery$data } from '../../core/relay/generated/ProjectListQuery.graphql.ts';
import { projectBulk, projectRemoval } from '../../core/relay/operations/projectOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkChoice, bulkDay, bulkMoney } from '../../core/screens/list/bulkFields.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { projectList } from '../addresses.ts';
import { StatusName } from '../column/StatusName.tsx';
import { DueDay } from '../DueDay.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { WorkActions } from '../WorkActions.tsx';
import { projectChoosers } from './projectChoosers.ts';
import { ProjectViews } from './ProjectViews.tsx';

const StatusSelect = lazyPart(async () => (await import('../column/StatusSelect.tsx')).StatusSelect);
const ProjectForm = lazyPart(async () => (await import('./ProjectForm.tsx')).ProjectForm);

type ProjectRow = ProjectListQuery$data['projects']['edges'][number]['node'];

const columns: Column<ProjectRow>[] = [
  { label: 'project.key', sort: 'KEY', width: 80, cell: ({ key }) => <Ltr>{key}</Ltr> },
  {
    label: 'project.name',
    sort: 'NAME',
    width: 190,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'project.column',
    width: 115,
    exported: { path: 'column.title', otherwise: 'column.kind', texts: 'statusColumn' },
    cell: ({ column }) => <StatusName column={column} />,
  },
  { label: 'project.priority', width: 95, cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  { label: 'project.categoryNames', sort: 'CATEGORY_NAMES', hiddenAtFirst: true, cell: ({ categoryNames }) => <bdi>{categoryNames}</bdi> },
  { label: 'project.memberNames', width: 180, cell: ({ memberNames }) => <bdi>{memberNames}</bdi> },
  { label: 'project.startOn', sort: 'START_ON', hiddenAtFirst: true, cell: ({ startOn }) => <Day on={startOn} /> },
  {
    label: 'project.dueOn',
    sort: 'DUE_ON',
    width: 120,
    cell: ({ dueOn, isOverdue }) => <DueDay on={dueOn} isOverdue={isOverdue} />,
  },
  { label: 'project.budget', sort: 'BUDGET', numeric: true, width: 125, cell: ({ budget }) => <MoneyText value={budget} /> },
  { label: 'project.progress', sort: 'PROGRESS', numeric: true, width: 100, cell: ({ progress }) => <Percent value={progress} /> },
  { label: 'project.description', hiddenAtFirst: true, cell: ({ description }) => description && <Excerpt text={description} /> },
  { label: 'project.doneAt', sort: 'DONE_AT', hiddenAtFirst: true, cell: ({ doneAt }) => doneAt && <When at={doneAt} /> },
  { label: 'project.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = {
  ...projectBulk,
  isRestorable: true,
  fields: [
    {
      name: 'columnId',
      label: 'project.column',
      field: <StatusSelect name="columnId" scope="PROJECT" label={<FormattedMessage id="project.column" />} />,
    },
    bulkChoice('project.priority', priorities, 'priority'),
    bulkDay('project.dueOn'),
    bulkMoney('project.budget'),
  ],
};

/** /projects/: the project list. */
export function ProjectList({ query }: ScreenProps<ProjectListQuery>) {
  const [data, list] = useList<ProjectListQuery, 'projects'>(
    graphql`
      query ProjectListQuery($first: Int, $after: String, $search: String, $filter: ProjectFilter, $sort: ProjectSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "project")
        ...useCustomized_fields @arguments(type: PROJECT)
        projects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              key
              name
              categoryNames
              memberNames
              priority
              startOn
              dueOn
              isOverdue
              budget
              progress
              description
              doneAt
              updatedAt
              customFields {
                key
                value
                text
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
    'projects',
    ['Project', 'Task', 'StatusColumn', 'User'],
  );
  const customized = useCustomized(projectList, columns, bulk, data);
  return (
    <>
      <ListScreen
        {...customized}
        list={list}
        imports="Project"
        searchable
        create="project.new"
        besideName={<ProjectViews view="list" />}
        choosers={projectChoosers}
        actions={({ id, name }) => (
          <RowActions name={name}>
            <WorkActions id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="project"
        rows={list.rows}
        form={(id, onClose) => <ProjectForm id={id} onClose={onClose} />}
        removal={projectRemoval}
      />
    </>
  );
}
