import { Stack } from '@chakra-ui/react';
import CopyCheck from 'lucide-react/icons/copy-check';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ProjectPageQuery } from '../../core/relay/generated/ProjectPageQuery.graphql.ts';
import { projectRemoval } from '../../core/relay/operations/projectOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { GuestPanel } from '../guest/GuestPanel.tsx';
import { ProjectMoneyPanel } from '../money/ProjectMoneyPanel.tsx';
import { StatusName } from '../column/StatusName.tsx';
import { SprintForm } from '../sprint/SprintForm.tsx';
import { SprintTable } from '../sprint/SprintTable.tsx';
import { Velocity } from '../sprint/Velocity.tsx';
import { CopyProject } from '../template/CopyProject.tsx';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskTable } from '../task/TaskTable.tsx';
import { TimeEntryForm } from '../time/TimeEntryForm.tsx';
import { TimeTable } from '../time/TimeTable.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectForm } from './ProjectForm.tsx';

/** /projects/:id/: one project. */
export function ProjectPage({ query }: ScreenProps<ProjectPageQuery>) {
  const data = usePreloadedQuery<ProjectPageQuery>(
    graphql`
      query ProjectPageQuery($id: ID!) @preloadable {
        ...ProjectMoneyPanel_query @arguments(id: $id)
        ...Velocity_query @arguments(id: $id)
        project(id: $id) @required(action: THROW) {
          id
          name
          hours
          tasks(first: 50) {
            totalCount
            ...TaskTable_tasks
          }
          sprints(first: 50) {
            totalCount
            ...SprintTable_sprints
          }
          timeEntries(first: 20) {
            totalCount
            ...TimeTable_entries
          }
          column {
            id
            ...StatusName_column
          }
          ...ProjectDetails_project
          ...GuestPanel_project
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  const { project } = data;
  useLiveUpdates(
    'Project',
    'Task',
    'StatusColumn',
    'Sprint',
    'TimeEntry',
    'ProjectRate',
    'GuestLink',
    'SalesInvoice',
    'Expense',
    'PurchaseOrder',
  );
  const mayWrite = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  return (
    <>
      <RecordScreen
        entity="project"
        record={project}
        name={project.name}
        status={<StatusName column={project.column} />}
        panels={[
          { id: 'details', label: 'project.details', content: <ProjectDetails project={project} />, staysInSight: true },
          {
            id: 'tasks',
            label: 'projectTask.plural',
            count: project.tasks.totalCount,
            content: (
              <TaskTable
                tasks={project.tasks}
                none="projectTask.none"
                noneText="projectTask.noneText"
                add={<NewRecord label="projectTask.new" form={onClose => <TaskForm project={project} onClose={onClose} />} />}
              />
            ),
          },
          {
            id: 'sprints',
            label: 'sprint.plural',
            count: project.sprints.totalCount,
            content: (
              <Stack gap="5">
                <Velocity query={data} />
                <SprintTable
                  sprints={project.sprints}
                  add={<NewRecord label="sprint.new" form={onClose => <SprintForm project={project} onClose={onClose} />} />}
                />
              </Stack>
            ),
          },
          {
            id: 'time',
            label: 'timeEntry.plural',
            count: project.timeEntries.totalCount,
            content: (
              <TimeTable
                entries={project.timeEntries}
                hours={project.hours}
                add={<NewRecord label="timeEntry.new" form={onClose => <TimeEntryForm project={project} onClose={onClose} />} />}
              />
            ),
          },
          { id: 'guests', label: 'guestLink.plural', content: <GuestPanel project={project} /> },
          { id: 'money', label: 'projectMoney.one', content: <ProjectMoneyPanel query={data} /> },
        ]}
        form={(id, onClose) => <ProjectForm id={id} onClose={onClose} />}
        removal={projectRemoval}
        actions={
          mayWrite && (
            <PopoverItem onClick={() => open('copy')}>
              <CopyCheck size={16} aria-hidden />
              <FormattedMessage id="projectCopy.action" />
            </PopoverItem>
          )
        }
      />
      <Part>{dialog === 'copy' && <CopyProject project={project} onClose={close} />}</Part>
    </>
  );
}
