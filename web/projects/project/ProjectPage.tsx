import CopyCheck from 'lucide-react/icons/copy-check';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Meter } from '../../core/charts/Meter.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ProjectPageQuery } from '../../core/relay/generated/ProjectPageQuery.graphql.ts';
import { projectRemoval } from '../../core/relay/operations/projectOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { CodeFact, Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { Progress } from '../../core/ui/Progress.tsx';
import { GuestPanel } from '../guest/GuestPanel.tsx';
import { ProjectMoneyPanel } from '../money/ProjectMoneyPanel.tsx';
import { StatusName } from '../column/StatusName.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';
import { SprintForm } from '../sprint/SprintForm.tsx';
import { SprintTable } from '../sprint/SprintTable.tsx';
import { CopyProject } from '../template/CopyProject.tsx';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskTable } from '../task/TaskTable.tsx';
import { TimeEntryForm } from '../time/TimeEntryForm.tsx';
import { TimeTable } from '../time/TimeTable.tsx';
import { ProjectForm } from './ProjectForm.tsx';

/** /projects/:id/: one project. */
export function ProjectPage({ query }: ScreenProps<ProjectPageQuery>) {
  const data = usePreloadedQuery<ProjectPageQuery>(
    graphql`
      query ProjectPageQuery($id: ID!) @preloadable {
        ...ProjectMoneyPanel_query @arguments(id: $id)
        project(id: $id) @required(action: THROW) {
          id
          name
          key
          categoryNames
          memberNames
          manager {
            name
          }
          customer {
            id
            name
          }
          priority
          startOn
          dueOn
          budget
          description
          doneAt
          progress
          cost
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
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  const { dialog, open, close } = useAddressedDialog();
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <CodeFact label="project.key" value={project.key} />
        <Fact label="project.priority">
          <PriorityBadge priority={project.priority} />
        </Fact>
        <Fact label="project.startOn">
          <Day on={project.startOn} />
        </Fact>
        <Fact label="project.dueOn">
          <Day on={project.dueOn} />
        </Fact>
        <Fact label="project.budget">
          <MoneyText value={project.budget} />
        </Fact>
        <Fact label="project.cost">
          <MoneyText value={project.cost} />
          {Number(project.budget) > 0 && (
            <Meter label={intl.formatMessage({ id: 'project.budgetUsed' })} used={Number(project.cost)} limit={Number(project.budget)} />
          )}
        </Fact>
        <Fact label="project.progress">
          <Progress label={intl.formatMessage({ id: 'project.progress' })} part={project.progress / 100} />
        </Fact>
        <TextFact label="project.categoryNames" value={project.categoryNames} />
        <RecordFact label="project.customer" value={project.customer} />
        <TextFact label="project.manager" value={project.manager?.name} isText />
        <TextFact label="project.memberNames" value={project.memberNames} isText />
        <TextFact label="project.description" value={project.description} isText />
        <Fact label="project.doneAt">{project.doneAt && <When at={project.doneAt} />}</Fact>
      </Facts>
    </PanelBox>
  );
  return (
    <>
      <RecordScreen
        entity="project"
        record={project}
        name={project.name}
        status={<StatusName column={project.column} />}
        panels={[
          { id: 'details', label: 'project.details', content: details, staysInSight: true },
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
              <SprintTable
                sprints={project.sprints}
                add={<NewRecord label="sprint.new" form={onClose => <SprintForm project={project} onClose={onClose} />} />}
              />
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
