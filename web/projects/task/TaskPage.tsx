import CopyCheck from 'lucide-react/icons/copy-check';
import Repeat from 'lucide-react/icons/repeat';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { TaskPageQuery } from '../../core/relay/generated/TaskPageQuery.graphql.ts';
import { taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { ChecklistPanel } from '../checklist/ChecklistPanel.tsx';
import { StatusName } from '../column/StatusName.tsx';
import { RecurringTaskForm } from '../recurring/RecurringTaskForm.tsx';
import { TaskTemplateForm } from '../template/TaskTemplateForm.tsx';
import { StartTimer } from '../timer/StartTimer.tsx';
import { DependencyPanel } from './DependencyPanel.tsx';
import { TaskDetails } from './TaskDetails.tsx';
import { TaskForm } from './TaskForm.tsx';
import { TaskTable } from './TaskTable.tsx';

/** /projects/tasks/:id/: one task. */
export function TaskPage({ query }: ScreenProps<TaskPageQuery>) {
  const { task } = usePreloadedQuery<TaskPageQuery>(
    graphql`
      query TaskPageQuery($id: ID!) @preloadable {
        task(id: $id) @required(action: THROW) {
          id
          name
          project {
            id
            name
          }
          column {
            id
            ...StatusName_column
          }
          subtasks(first: 100) {
            totalCount
            ...TaskTable_tasks
          }
          predecessors {
            id
          }
          successors {
            id
          }
          checklistCount
          ...TaskDetails_task
          ...ChecklistPanel_task
          ...DependencyPanel_task
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Task', 'TaskDependency', 'ChecklistItem', 'StatusColumn', 'Project', 'Sprint');
  const mayWrite = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  const { id, name, project } = task;
  const source = { id, name };
  return (
    <>
      <RecordScreen
        entity="projectTask"
        record={task}
        name={name}
        status={<StatusName column={task.column} />}
        buttons={<StartTimer taskId={id} />}
        panels={[
          { id: 'details', label: 'projectTask.details', content: <TaskDetails task={task} />, staysInSight: true },
          {
            id: 'subtasks',
            label: 'projectTask.subtasks',
            count: task.subtasks.totalCount,
            content: (
              <TaskTable
                tasks={task.subtasks}
                none="projectTask.noSubtasks"
                noneText="projectTask.noSubtasksText"
                add={
                  <NewRecord
                    label="projectTask.newSubtask"
                    form={onClose => <TaskForm project={project} parent={{ id, name }} onClose={onClose} />}
                  />
                }
              />
            ),
          },
          {
            id: 'checklist',
            label: 'checklist.title',
            count: task.checklistCount,
            content: <ChecklistPanel task={task} />,
          },
          {
            id: 'dependencies',
            label: 'taskDependency.plural',
            count: task.predecessors.length + task.successors.length,
            content: <DependencyPanel task={task} />,
          },
        ]}
        form={(taskId, onClose) => <TaskForm id={taskId} onClose={onClose} />}
        removal={taskRemoval}
        actions={
          mayWrite && (
            <>
              <PopoverItem onClick={() => open('repeat')}>
                <Repeat size={16} aria-hidden />
                <FormattedMessage id="recurringTask.repeat" />
              </PopoverItem>
              <PopoverItem onClick={() => open('template')}>
                <CopyCheck size={16} aria-hidden />
                <FormattedMessage id="taskTemplate.save" />
              </PopoverItem>
            </>
          )
        }
      />
      <Part>
        {dialog === 'repeat' && <RecurringTaskForm source={source} onClose={close} />}
        {dialog === 'template' && <TaskTemplateForm source={source} onClose={close} />}
      </Part>
    </>
  );
}
