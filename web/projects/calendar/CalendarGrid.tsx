import { Box, chakra, Flex, Grid, IconButton } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddress } from '../../core/screens/useAddress.ts';
import { daysOfWeek } from './calendarDays.ts';
import { CalendarEntry } from './CalendarEntry.tsx';
import type { CalendarProps } from './CalendarTask.ts';
import type { useCalendarKeys } from './useCalendarKeys.ts';

/** Tasks shown on a day of a month; the others are a click away. */
const mostOfDay = 4;

interface CalendarGridProps extends CalendarProps {
  /** Day over which a task is dragged. */
  over: string | undefined;
  keys: ReturnType<typeof useCalendarKeys>;
}

/** Days as a grid, a week a row. */
export function CalendarGrid({ onDay, today, mayWrite, weeks, month, onAdd, over, keys }: CalendarGridProps) {
  const intl = useIntl();
  const { change } = useAddress();
  const format = (day: string, options: Intl.DateTimeFormatOptions) => intl.formatDate(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });
  return (
    <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" overflow="hidden">
      <Grid templateColumns="repeat(7, minmax(0, 1fr))" bg="bg.subtle" borderBlockEndWidth="1px" aria-hidden>
        {daysOfWeek(weeks[0]).map(day => (
          <Box key={day} padding="1.5" fontSize="xs" fontWeight="semibold" color="fg.muted" textAlign="center">
            {format(day, { weekday: 'short' })}
          </Box>
        ))}
      </Grid>
      <Grid as="ul" templateColumns="repeat(7, minmax(0, 1fr))" listStyleType="none">
        {weeks.flatMap(daysOfWeek).map(day => {
          const tasks = onDay.get(day) ?? [];
          const most = month ? mostOfDay : tasks.length;
          const name = format(day, { dateStyle: 'full' });
          const isOutside = !!month && !day.startsWith(month);
          return (
            <chakra.li
              key={day}
              data-day={day}
              aria-label={name}
              aria-current={day === today ? 'date' : undefined}
              minHeight={month ? '32' : '96'}
              minWidth="0"
              padding="1"
              borderInlineEndWidth="1px"
              borderBlockEndWidth="1px"
              bg={over === day ? 'accent.subtle' : isOutside ? 'bg.subtle' : undefined}
              className="group"
            >
              <Flex align="center" justify="space-between" minHeight="6">
                <chakra.span
                  fontSize="xs"
                  paddingInline="1.5"
                  borderRadius="full"
                  fontVariantNumeric="tabular-nums"
                  color={day === today ? 'accent.contrast' : isOutside ? 'fg.subtle' : 'fg.muted'}
                  bg={day === today ? 'accent.solid' : undefined}
                  fontWeight={day === today ? 'bold' : undefined}
                >
                  {format(day, { day: 'numeric' })}
                </chakra.span>
                {mayWrite && (
                  <IconButton
                    size="2xs"
                    variant="ghost"
                    colorPalette="gray"
                    opacity="0"
                    _groupHover={{ opacity: 1 }}
                    _focusVisible={{ opacity: 1 }}
                    aria-label={intl.formatMessage({ id: 'calendar.addOn' }, { day: name })}
                    onClick={() => onAdd(day)}
                  >
                    <Plus aria-hidden />
                  </IconButton>
                )}
              </Flex>
              <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
                {tasks.slice(0, most).map(task => (
                  <CalendarEntry key={task.id} task={task} isFixed={!mayWrite || !!task.doneAt} keys={keys} />
                ))}
              </chakra.ul>
              {tasks.length > most && (
                <chakra.button
                  type="button"
                  fontSize="xs"
                  color="accent.fg"
                  paddingInline="1.5"
                  cursor="pointer"
                  onClick={() => void change({ span: 'WEEK', day })}
                >
                  <FormattedMessage id="calendar.more" values={{ count: tasks.length - most }} />
                </chakra.button>
              )}
            </chakra.li>
          );
        })}
      </Grid>
    </Box>
  );
}
