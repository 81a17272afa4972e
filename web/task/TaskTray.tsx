import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import ListChecks from 'lucide-react/icons/list-checks';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { NumberText } from '../core/i18n/NumberText.tsx';
import { environment } from '../core/relay/environment.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useTaskActions } from '../core/task/useTaskActions.ts';
import { Badge } from '../core/ui/Badge.tsx';
import { Popover } from '../core/ui/Popover.tsx';
import { TaskItem } from './TaskItem.tsx';
import { isOpen, useTasks, type Task } from './useTasks.ts';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Part } from '../core/ui/Part.tsx';

const TaskReport = lazyPart(async () => (await import('./TaskReport.tsx')).TaskReport);

/** Task tray in the top bar: background tasks with their progress and results. */
export function TaskTray() {
  const intl = useIntl();
  const tasks = useTasks();
  const { dismiss } = useTaskActions();
  const [reported, setReported] = useState<Task>();
  const running = tasks?.filter(isOpen).length ?? 0;
  const over = tasks?.filter(task => !isOpen(task)) ?? [];
  useRevalidation(over);
  return (
    <RelayEnvironmentProvider environment={environment}>
      {/* Phones only have room for the tray when it is not empty. */}
      <Box hideBelow={tasks?.length ? undefined : 'md'}>
        <Popover
          label={intl.formatMessage({ id: 'task.plural' })}
          trigger={id => (
            <IconButton
              popoverTarget={id}
              variant="ghost"
              colorPalette="gray"
              size="sm"
              position="relative"
              aria-label={intl.formatMessage({ id: 'task.tray' }, { count: running })}
            >
              <ListChecks aria-hidden />
              {running > 0 && (
                <Badge position="absolute" insetBlockStart="-1" insetInlineEnd="-1" borderRadius="full" colorPalette="accent" aria-hidden>
                  <NumberText value={running} />
                </Badge>
              )}
            </IconButton>
          )}
        >
          <Box width="sm" maxWidth="calc(100vw - 2rem)">
            {tasks?.length ? (
              <Stack as="ul" gap="0" maxHeight="96" overflowY="auto" listStyleType="none">
                {tasks.map(task => (
                  <TaskItem key={task.id} task={task} onReport={setReported} />
                ))}
              </Stack>
            ) : (
              <Stack gap="1" padding="4">
                <Text fontWeight="medium">
                  <FormattedMessage id="task.none" />
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  <FormattedMessage id="task.noneText" />
                </Text>
              </Stack>
            )}
            {over.length > 0 && (
              <Flex justify="flex-end" borderTopWidth="1px" paddingBlockStart="1">
                <Button variant="ghost" size="sm" onClick={() => void dismiss(over.map(({ id }) => id))}>
                  <FormattedMessage id="task.clear" />
                </Button>
              </Flex>
            )}
          </Box>
        </Popover>
      </Box>
      {reported && (
        <Part>
          <TaskReport
            task={reported}
            onClose={() => {
              setReported(undefined);
            }}
          />
        </Part>
      )}
    </RelayEnvironmentProvider>
  );
}

/** Refetches the screen when a task has finished, because it may have changed many records. */
function useRevalidation(over: readonly Task[]) {
  const revalidate = useRevalidate();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    const ids = over.map(({ id }) => id);
    if (known.current && ids.some(id => !known.current!.has(id))) void revalidate();
    known.current = new Set(ids);
  }, [over, revalidate]);
}
