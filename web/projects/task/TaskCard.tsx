import { Badge, Flex, Stack } from '@chakra-ui/react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { TaskCard_task$key } from '../../core/relay/generated/TaskCard_task.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { DueDay } from '../DueDay.tsx';
import { People } from '../People.tsx';
import { PriorityBadge } from '../PriorityBadge.tsx';

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
    <Stack gap="1.5" fontSize="sm">
      <RecordLink id={id} draggable={false}>
        <bdi>{name}</bdi>
      </RecordLink>
      <Flex align="center" gap="2" wrap="wrap" color="fg.muted" fontSize="xs">
        <Ltr>{key}</Ltr>
        {tags.map(tag => (
          <Badge key={tag} colorPalette="gray">
            <bdi>{tag}</bdi>
          </Badge>
        ))}
      </Flex>
      <Flex align="center" gap="2" wrap="wrap" fontSize="xs" color="fg.muted">
        <PriorityBadge priority={priority} />
        {dueOn && <DueDay on={dueOn} isOverdue={isOverdue} />}
        {isBlocked && (
          <Badge colorPalette="red">
            <FormattedMessage id="projectTask.isBlocked" />
          </Badge>
        )}
      </Flex>
      <Flex align="center" justify="space-between" gap="2" minHeight="6" fontSize="xs" color="fg.muted">
        <span>
          {subtaskCount > 0 && <FormattedMessage id="projectTask.partsDone" values={{ done: doneSubtaskCount, count: subtaskCount }} />}
          {subtaskCount > 0 && checklistCount > 0 && ' · '}
          {checklistCount > 0 && <FormattedMessage id="checklist.done" values={{ done: doneChecklistCount, count: checklistCount }} />}
        </span>
        <People users={assignees} />
      </Flex>
    </Stack>
  );
});
