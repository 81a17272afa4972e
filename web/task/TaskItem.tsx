import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { issueMessage } from '../core/i18n/issueMessage.ts';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { When } from '../core/i18n/When.tsx';
import { useTaskActions } from '../core/task/useTaskActions.ts';
import { ProgressBar } from '../core/ui/ProgressBar.tsx';
import { kinds } from '../records.ts?outline';
import { useTaskUndo } from './useTaskUndo.ts';
import { isOpen, type Task } from './useTasks.ts';

const icons = {
  WAITING: LoaderCircle,
  RUNNING: LoaderCircle,
  DONE: CircleCheck,
  FAILED: CircleAlert,
  CANCELLED: CircleSlash,
} as const;
const colors: Record<string, string> = { DONE: 'green.fg', FAILED: 'red.fg' };

/** A task with its progress or result, and its actions. */
export function TaskItem({ task, onReport }: { task: Task; onReport: (task: Task) => void }) {
  const intl = useIntl();
  const { cancel } = useTaskActions();
  const undo = useTaskUndo(task);
  const { id, kind, name, status, entity, url, createdAt } = task;
  const of = kinds.find(({ type }) => type === entity);
  const counts = (task.counts ?? {}) as Record<string, number>;
  const Icon = icons[status];
  const title = intl.formatMessage(
    { id: `task.${kind}` },
    { name: name ?? '', entities: intl.formatMessage({ id: of?.label ?? 'task.entries' }) },
  );
  const button = (label: string, onClick: () => void) => (
    <Button variant="ghost" size="xs" onClick={onClick}>
      <FormattedMessage id={label} />
    </Button>
  );
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="3"
      padding="2.5"
      fontSize="sm"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box color={colors[status] ?? 'fg.muted'} paddingBlockStart="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="medium">{title}</Text>
        {isOpen(task) ? <TaskProgress task={task} title={title} /> : <Text color="fg.muted">{outcomeOf(task, counts, intl)}</Text>}
        <Text fontSize="xs" color="fg.muted">
          <When at={createdAt} />
        </Text>
        <Flex gap="1" wrap="wrap" marginInlineStart="-2.5">
          {isOpen(task) && !task.isCancelling && button('task.cancel', () => void cancel(id))}
          {counts.failed > 0 && button('task.report', () => onReport(task))}
          {undo && button('action.undo', () => void undo())}
          {url && (
            <Button asChild variant="ghost" size="xs">
              <a href={url} download={name ?? ''}>
                <FormattedMessage id="task.download" />
              </a>
            </Button>
          )}
          {status === 'DONE' && kind !== 'EXPORT' && of && (
            <Button asChild variant="ghost" size="xs">
              <LanguageLink to={listOf(of.path)}>
                <FormattedMessage id="task.show" />
              </LanguageLink>
            </Button>
          )}
        </Flex>
      </Box>
    </chakra.li>
  );
}

/** Returns the path of the list behind a record's path. */
const listOf = (path: string) => path.split('?')[0].split(':id/')[0];

function outcomeOf({ kind, status, error }: Task, counts: Record<string, number>, intl: ReturnType<typeof useIntl>): ReactNode {
  if (status === 'FAILED') return issueMessage(intl)(error as { code: string; params?: Record<string, unknown> });
  if (status === 'CANCELLED') return intl.formatMessage({ id: kind === 'PROCESSING' ? 'task.PROCESSING.cancelled' : 'task.cancelled' });
  return intl.formatMessage({ id: `task.${kind}.done` }, { created: 0, updated: 0, done: 0, rows: 0, failed: 0, ...counts });
}

function TaskProgress({ task: { status, done, total, isCancelling }, title }: { task: Task; title: string }) {
  const text = isCancelling ? 'task.cancelling' : status === 'WAITING' ? 'task.waiting' : total === null ? 'task.soFar' : 'task.progress';
  return (
    <>
      <Box marginBlock="1.5">
        <ProgressBar done={done} total={total} label={title} />
      </Box>
      <Text color="fg.muted">
        <FormattedMessage id={text} values={{ done, total: total ?? 0 }} />
      </Text>
    </>
  );
}
