import { chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { Day } from '../../core/i18n/Day.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { TickRow } from '../../core/ui/TickRow.tsx';

interface Task {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** Who does it, or for whom. */
  readonly detail: string | null | undefined;
  readonly dueOn: string;
  readonly isDone: boolean;
}

interface LeavingTasksProps {
  tasks: readonly Task[];
  /** Message id of what the detail is. */
  detail: string;
  /** Mutations that mark a task as done and open it again; without the first, nothing can be marked. */
  complete: GraphQLTaggedNode | undefined;
  reopen: GraphQLTaggedNode;
}

/** A checklist, each item with its day and a mark. */
export const LeavingTasks = ({ tasks, ...props }: LeavingTasksProps) => (
  <Stack as="ul" gap="3" listStyleType="none" width="100%">
    {tasks.map(task => (
      <LeavingItem key={task.id} task={task} {...props} />
    ))}
  </Stack>
);

function LeavingItem({ task, detail, complete, reopen }: Omit<LeavingTasksProps, 'tasks'> & { task: Task }) {
  const intl = useIntl();
  const today = useToday();
  const { id, version, title, dueOn, isDone } = task;
  const [finish, isFinishing] = useAction<MutationParameters>('leavingTask', complete ?? reopen, 'leavingTask.completed');
  const [open, isOpening] = useAction<MutationParameters>('leavingTask', reopen, 'leavingTask.reopened');
  const isLate = !isDone && dueOn < today;
  return (
    <chakra.li>
      <TickRow
        isOn={isDone}
        isDisabled={!complete || isFinishing || isOpening}
        onToggle={() => void (isDone ? open : finish)({ input: { id, version } })}
      >
        <bdi>{title}</bdi>
        <Text as="span" display="block" fontSize="sm" fontWeight="normal" color={isLate ? 'red.fg' : 'fg.muted'}>
          <FormattedMessage id="leavingTask.dueBy" values={{ day: <Day on={dueOn} /> }} />
          {task.detail && (
            <>
              {' · '}
              <bdi title={intl.formatMessage({ id: detail })}>{task.detail}</bdi>
            </>
          )}
        </Text>
      </TickRow>
    </chakra.li>
  );
}
