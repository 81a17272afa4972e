import { chakra, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { daysOfWeek } from './calendarDays.ts';
import { CalendarEntry } from './CalendarEntry.tsx';
import type { CalendarProps, CalendarTask } from './CalendarTask.ts';
import type { useCalendarKeys } from './useCalendarKeys.ts';

interface AgendaProps extends CalendarProps {
  keys: ReturnType<typeof useCalendarKeys>;
  move: (task: CalendarTask, days: number) => void;
}

/** Days by which the menu of a task moves it. */
const steps = [
  { days: -1, label: 'calendar.dayEarlier' },
  { days: 1, label: 'calendar.dayLater' },
  { days: 7, label: 'calendar.weekLater' },
];

/** The days on which tasks are due, one below the other. */
export function Agenda({ onDay, today, mayWrite, weeks, month, keys, move }: AgendaProps) {
  const intl = useIntl();
  const days = weeks.flatMap(daysOfWeek).filter(day => onDay.has(day) && (!month || day.startsWith(month)));
  if (!days.length)
    return (
      <chakra.p padding="6" color="fg.muted" textAlign="center">
        <FormattedMessage id="calendar.none" />
      </chakra.p>
    );
  return (
    <Stack gap="4">
      {days.map(day => (
        <section key={day} data-day={day}>
          <Heading as="h3" size="sm" marginBlockEnd="1.5" color={day === today ? 'accent.fg' : undefined}>
            {intl.formatDate(`${day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
          </Heading>
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1.5">
            {onDay.get(day)!.map(task => (
              <CalendarEntry key={task.id} task={task} isFixed keys={keys}>
                {mayWrite && !task.doneAt && (
                  <RowActions name={task.name}>
                    {steps.map(({ days: by, label }) => (
                      <PopoverItem key={label} onClick={() => move(task, by)}>
                        <FormattedMessage id={label} />
                      </PopoverItem>
                    ))}
                  </RowActions>
                )}
              </CalendarEntry>
            ))}
          </chakra.ul>
        </section>
      ))}
    </Stack>
  );
}
