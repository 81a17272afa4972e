import CopyCheck from 'lucide-react/icons/copy-check';
import Repeat from 'lucide-react/icons/repeat';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { TaskPageQuery } from '../../core/relay/generated/TaskPageQuery.graphql.ts';
import { taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { CodeFact, Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { Progress } from '../../core/ui/Progress.tsx';
import { ChecklistPanel } from '../checklist/ChecklistPanel.tsx';
import { StatusName } from '../column/StatusName.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { RecurringTaskForm } from '../recurring/RecurringTaskForm.tsx';
import { TaskTemplateForm } from '../template/TaskTemplateForm.tsx';
import { StartTimer } from '../timer/StartTimer.tsx';
import { DependencyPanel } from './DependencyPanel.tsx';
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
          key
          sourceKey
          summary
          tagNames
          assigneeNames
          priority
          startOn
          dueOn
          estimateHours
          weightage
          progress
          doneAt
          project {
            id
            name
          }
          parent {
            id
            name
          }
          sprint {
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
          ...ChecklistPanel_task
          ...DependencyPanel_task
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Task', 'TaskDependency', 'ChecklistItem', 'StatusColumn', 'Project', 'Sprint');
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  const { id, name, key, project, parent } = task;
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <CodeFact label="projectTask.key" value={key} />
        <CodeFact label="projectTask.sourceKey" value={task.sourceKey} />
        <Fact label="projectTask.project">
          <RecordLink id={project.id}>
            <bdi>{project.name}</bdi>
          </RecordLink>
        </Fact>
        <Fact label="projectTask.parent">
          {parent && (
            <RecordLink id={parent.id}>
              <bdi>{parent.name}</bdi>
            </RecordLink>
          )}
        </Fact>
        <Fact label="projectTask.sprint">
          {task.sprint && (
            <RecordLink id={task.sprint.id}>
              <bdi>{task.sprint.name}</bdi>
            </RecordLink>
          )}
        </Fact>
        <Fact label="projectTask.priority">
          <PriorityBadge priority={task.priority} />
        </Fact>
        <Fact label="projectTask.startOn">{task.startOn && <Day on={task.startOn} />}</Fact>
        <Fact label="projectTask.dueOn">{task.dueOn && <Day on={task.dueOn} />}</Fact>
        <Fact label="projectTask.estimateHours">{task.estimateHours && <NumberText value={Number(task.estimateHours)} />}</Fact>
        <Fact label="projectTask.weightage">
          {task.weightage !== null && task.weightage !== undefined && <NumberText value={task.weightage} />}
        </Fact>
        <Fact label="projectTask.progress">
          <Progress label={intl.formatMessage({ id: 'projectTask.progress' })} part={task.progress / 100} />
        </Fact>
        <TextFact label="projectTask.assigneeNames" value={task.assigneeNames} isText />
        <TextFact label="projectTask.tagNames" value={task.tagNames} />
        <Fact label="projectTask.doneAt">{task.doneAt && <When at={task.doneAt} />}</Fact>
        <TextFact label="projectTask.summary" value={task.summary} isText />
      </Facts>
    </PanelBox>
  );
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
          { id: 'details', label: 'projectTask.details', content: details, staysInSight: true },
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
