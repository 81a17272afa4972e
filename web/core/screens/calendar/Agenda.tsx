import { chakra, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { daysOfWeek } from './calendarDays.ts';
import type { CalendarProps } from './CalendarProps.ts';

interface AgendaProps<Item> extends CalendarProps<Item> {
  /** Message of a period without items. */
  none: string;
}

/** The days on which something stands, one below the other. */
export function Agenda<Item>({ onDay, today, weeks, month, entry, none }: AgendaProps<Item>) {
  const intl = useIntl();
  const days = weeks.flatMap(daysOfWeek).filter(day => onDay.has(day) && (!month || day.startsWith(month)));
  if (!days.length)
    return (
      <chakra.p padding="6" color="fg.muted" textAlign="center">
        <FormattedMessage id={none} />
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
            {onDay.get(day)!.map(item => entry(item, day))}
          </chakra.ul>
        </section>
      ))}
    </Stack>
  );
}
