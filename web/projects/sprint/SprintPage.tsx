import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { SprintPageQuery } from '../../core/relay/generated/SprintPageQuery.graphql.ts';
import { sprintRemoval } from '../../core/relay/operations/sprintOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskTable } from '../task/TaskTable.tsx';
import { Burndown } from './Burndown.tsx';
import { CapacityPanel } from './CapacityPanel.tsx';
import { SprintButtons } from './SprintButtons.tsx';
import { SprintForm } from './SprintForm.tsx';
import { SprintProgress } from './SprintProgress.tsx';
import { SprintStatus } from './SprintStatus.tsx';

/** /projects/sprints/:id/: one sprint with its burndown and its tasks. */
export function SprintPage({ query }: ScreenProps<SprintPageQuery>) {
  const {
    sprint,
    sprintBurndown: days,
    sprintCapacity: capacity,
  } = usePreloadedQuery<SprintPageQuery>(
    graphql`
      query SprintPageQuery($id: ID!) @preloadable {
        sprint(id: $id) @required(action: THROW) {
          id
          name
          status
          startsOn
          endsOn
          goal
          completedAt
          taskCount
          doneCount
          hours
          doneHours
          project {
            id
            name
          }
          tasks(first: 100) {
            totalCount
            ...TaskTable_tasks
          }
          ...SprintButtons_sprint
          ...RecordScreen_record
        }
        sprintCapacity(id: $id) {
          ...CapacityPanel_capacity
        }
        sprintBurndown(id: $id) {
          on
          tasks
          doneTasks
          hours
          doneHours
        }
      }
    `,
    query,
  );
  useLiveUpdates('Sprint', 'Task', 'StatusColumn', 'Project', 'LeaveRequest');
  const { id, name, status, startsOn, endsOn, project } = sprint;
  const isCompleted = status === 'COMPLETED';
  const details = (
    <Stack gap="5">
      <PanelBox>
        <Facts marginBlockEnd="0">
          <Fact label="sprint.project">
            <RecordLink id={project.id}>
              <bdi>{project.name}</bdi>
            </RecordLink>
          </Fact>
          <Fact label="sprint.startsOn">{startsOn && <Day on={startsOn} />}</Fact>
          <Fact label="sprint.endsOn">{endsOn && <Day on={endsOn} />}</Fact>
          <Fact label="sprint.taskCount">
            <NumberText value={sprint.taskCount} />
          </Fact>
          <Fact label="sprint.doneCount">
            <SprintProgress sprint={sprint} />
          </Fact>
          <Fact label="sprint.hours">
            <NumberText value={Number(sprint.hours)} />
          </Fact>
          <Fact label={isCompleted ? 'sprint.velocity' : 'sprint.doneHours'}>
            <NumberText value={Number(sprint.doneHours)} />
          </Fact>
          <Fact label="sprint.completedAt">{sprint.completedAt && <When at={sprint.completedAt} />}</Fact>
          <TextFact label="sprint.goal" value={sprint.goal} isText />
        </Facts>
      </PanelBox>
      {capacity && !isCompleted && <CapacityPanel capacity={capacity} />}
      {days && days.length > 0 && startsOn && endsOn && <Burndown days={days} startsOn={startsOn} endsOn={endsOn} />}
    </Stack>
  );
  return (
    <RecordScreen
      entity="sprint"
      record={sprint}
      name={name}
      status={<SprintStatus status={status} />}
      panels={[
        { id: 'details', label: 'sprint.details', content: details },
        {
          id: 'tasks',
          label: 'projectTask.plural',
          count: sprint.tasks.totalCount,
          content: (
            <TaskTable
              tasks={sprint.tasks}
              none="sprint.noTasks"
              noneText={isCompleted ? 'sprint.noTasksLeft' : 'sprint.noTasksText'}
              add={
                isCompleted ? undefined : (
                  <NewRecord
                    label="projectTask.new"
                    form={onClose => <TaskForm project={project} sprint={{ id, name }} onClose={onClose} />}
                  />
                )
              }
            />
          ),
        },
      ]}
      form={isCompleted ? undefined : (sprintId, onClose) => <SprintForm id={sprintId} onClose={onClose} />}
      removal={sprintRemoval}
      buttons={<SprintButtons sprint={sprint} />}
    />
  );
}
