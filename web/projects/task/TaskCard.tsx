import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { TaskCard_task$key } from '../../core/relay/generated/TaskCard_task.graphql.ts';
import { CardBody, CardEnds, CardNote, CardTitle } from '../../core/screens/board/cardParts.tsx';
import { fixedBadge } from '../../core/ui/fixed.tsx';
import { DueDay } from '../DueDay.tsx';
import { People } from '../People.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';

const Tag = fixedBadge('gray');
const Blocked = fixedBadge('red');

/** A task's card on the board. A board of a thousand draws only those that have changed. */
export const TaskCard = memo(function TaskCard({ task }: { task: TaskCard_task$key }) {
  const {
    id,
    key,
    name,
    tags,
    priority,
    dueOn,
    isOverdue,
    isBlocked,
    subtaskCount,
    doneSubtaskCount,
    checklistCount,
    doneChecklistCount,
    assignees,
  } = useFragment(
    graphql`
      fragment TaskCard_task on Task {
        id
        key
        name
        tags
        priority
        dueOn
        isOverdue
        isBlocked
        subtaskCount
        doneSubtaskCount
        checklistCount
        doneChecklistCount
        assignees {
          ...People_users
        }
      }
    `,
    task,
  );
  return (
    <CardBody>
      <CardTitle id={id}>{name}</CardTitle>
      <CardNote>
        <bdi dir="ltr">{key}</bdi>
        {tags.map(tag => (
          <Tag key={tag}>
            <bdi>{tag}</bdi>
          </Tag>
        ))}
      </CardNote>
      <CardNote>
        <PriorityBadge priority={priority} />
        {dueOn && <DueDay on={dueOn} isOverdue={isOverdue} />}
        {isBlocked && (
          <Blocked>
            <FormattedMessage id="projectTask.isBlocked" />
          </Blocked>
        )}
      </CardNote>
      <CardEnds>
        <CardNote>
          {subtaskCount > 0 && <FormattedMessage id="projectTask.partsDone" values={{ done: doneSubtaskCount, count: subtaskCount }} />}
          {subtaskCount > 0 && checklistCount > 0 && ' · '}
          {checklistCount > 0 && <FormattedMessage id="checklist.done" values={{ done: doneChecklistCount, count: checklistCount }} />}
        </CardNote>
        <People users={assignees} />
      </CardEnds>
    </CardBody>
  );
});
