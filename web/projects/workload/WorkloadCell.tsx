import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { WorkloadCell_week$key } from '../../core/relay/generated/WorkloadCell_week.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Popover } from '../../core/ui/Popover.tsx';

interface WorkloadCellProps {
  week: WorkloadCell_week$key;
  /** Whose week it is. */
  name: string;
  /** Hours that a week holds. */
  capacity: number;
}

/** A member's week: its hours, how full it is, and on demand the tasks that fill it. */
export function WorkloadCell({ week, name, capacity }: WorkloadCellProps) {
  const intl = useIntl();
  const { startsOn, hours, taskCount, tasks } = useFragment(
    graphql`
      fragment WorkloadCell_week on PlannedWeek {
        startsOn
        hours
        taskCount
        tasks {
          taskId
          key
          name
          hours
        }
      }
    `,
    week,
  );
  const planned = Number(hours);
  const isOver = planned > capacity;
  const day = intl.formatDate(`${startsOn}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
  const label = intl.formatMessage({ id: 'workload.week' }, { name, day, hours: planned, capacity, over: String(isOver) });
  return (
    <Popover
      label={label}
      trigger={id => (
        <Button
          popoverTarget={id}
          variant="ghost"
          colorPalette={isOver ? 'red' : 'gray'}
          size="sm"
          width="full"
          height="auto"
          paddingBlock="1"
          aria-label={label}
        >
          <Box width="full" minWidth="14">
            <chakra.span fontWeight={isOver ? 'bold' : 'normal'} color={isOver ? 'fg.error' : undefined} fontVariantNumeric="tabular-nums">
              <NumberText value={planned} />
              {isOver && ' ▲'}
            </chakra.span>
            <Box height="1.5" borderRadius="full" bg="bg.muted" overflow="hidden" marginBlockStart="1">
              <Box
                height="full"
                bg={isOver ? 'red.solid' : 'accent.solid'}
                style={{ width: `${Math.min(100, (100 * planned) / Math.max(1, capacity))}%` }}
              />
            </Box>
          </Box>
        </Button>
      )}
    >
      <chakra.ul
        listStyleType="none"
        padding="2"
        display="flex"
        flexDirection="column"
        gap="1.5"
        fontSize="sm"
        maxHeight="72"
        overflowY="auto"
      >
        {tasks.map(task => (
          <Flex as="li" key={task.taskId} gap="3" justify="space-between">
            <RecordLink id={task.taskId}>
              <Ltr>{task.key}</Ltr> <bdi>{task.name}</bdi>
            </RecordLink>
            <chakra.span whiteSpace="nowrap" color="fg.muted">
              <FormattedMessage id="backlog.hours" values={{ hours: <NumberText value={Number(task.hours)} /> }} />
            </chakra.span>
          </Flex>
        ))}
        {taskCount > tasks.length && (
          <chakra.li color="fg.muted">
            <FormattedMessage id="calendar.more" values={{ count: taskCount - tasks.length }} />
          </chakra.li>
        )}
      </chakra.ul>
    </Popover>
  );
}
