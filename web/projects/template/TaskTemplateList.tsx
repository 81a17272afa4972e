import CopyCheck from 'lucide-react/icons/copy-check';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { TaskTemplateListQuery, TaskTemplateListQuery$data } from '../../core/relay/generated/TaskTemplateListQuery.graphql.ts';
import { taskTemplateBulk, taskTemplateRemoval } from '../../core/relay/operations/taskTemplateOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { taskTemplateList } from '../addresses.ts';

const UseTemplate = lazyPart(async () => (await import('./UseTemplate.tsx')).UseTemplate);
const TaskTemplateForm = lazyPart(async () => (await import('./TaskTemplateForm.tsx')).TaskTemplateForm);

type Row = TaskTemplateListQuery$data['taskTemplates']['edges'][number]['node'];

const columns: Column<Row>[] = [
  {
    label: 'taskTemplate.name',
    sort: 'NAME',
    width: 200,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'taskTemplate.taskCount', numeric: true, width: 110, cell: ({ taskCount }) => <NumberText value={taskCount} /> },
  { label: 'taskTemplate.taskNames', width: 320, exported: false, cell: ({ taskNames }) => <bdi>{taskNames.slice(0, 5).join(' · ')}</bdi> },
  { label: 'taskTemplate.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = { ...taskTemplateBulk, isRestorable: true, fields: [] };

/** /projects/task-templates/: tasks that are kept to be made again. */
export function TaskTemplateList({ query }: ScreenProps<TaskTemplateListQuery>) {
  const [, list] = useList<TaskTemplateListQuery, 'taskTemplates'>(
    graphql`
      query TaskTemplateListQuery($first: Int, $after: String, $search: String, $filter: TaskTemplateFilter, $sort: TaskTemplateSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "taskTemplate")
        taskTemplates(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              taskCount
              taskNames
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'taskTemplates',
    ['TaskTemplate'],
  );
  const [usedId, setUsedId] = useState<string>();
  return (
    <>
      <ListScreen
        spec={taskTemplateList}
        list={list}
        columns={columns}
        searchable
        create="taskTemplate.new"
        bulk={bulk}
        actions={({ id, name }) => (
          <RowActions name={name}>
            <PopoverItem onClick={() => setUsedId(id)}>
              <CopyCheck size={16} aria-hidden />
              <FormattedMessage id="taskTemplate.use" />
            </PopoverItem>
            <EditItem id={id} />
            <DeleteItem id={id} />
          </RowActions>
        )}
      />
      <Part>{usedId && <UseTemplate templateId={usedId} onClose={() => setUsedId(undefined)} />}</Part>
      <RecordDialogs
        entity="taskTemplate"
        rows={list.rows}
        form={(id, onClose) => <TaskTemplateForm id={id} onClose={onClose} />}
        removal={taskTemplateRemoval}
      />
    </>
  );
}
