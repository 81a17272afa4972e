import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { TaskDetails_task$key } from '../../core/relay/generated/TaskDetails_task.graphql.ts';
import { RichText } from '../../core/richText/RichText.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { CodeFact, Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Progress } from '../../core/ui/Progress.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';

/** What is known of a task, and its description. */
export function TaskDetails({ task: key }: { task: TaskDetails_task$key }) {
  const intl = useIntl();
  const task = useFragment(
    graphql`
      fragment TaskDetails_task on Task {
        key
        sourceKey
        summary
        mentions {
          name
        }
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
      }
    `,
    key,
  );
  const { project, parent } = task;
  return (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <CodeFact label="projectTask.key" value={task.key} />
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
      </Facts>
      <chakra.h2 fontSize="sm" color="fg.muted" marginBlockStart="5" marginBlockEnd="1">
        <FormattedMessage id="projectTask.summary" />
      </chakra.h2>
      <RichText text={task.summary} names={task.mentions.map(({ name }) => name)} />
    </PanelBox>
  );
}
