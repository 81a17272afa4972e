import { Box, chakra, Flex, Grid, IconButton } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddress } from '../useAddress.ts';
import { daysOfWeek } from './calendarDays.ts';
import type { CalendarProps } from './CalendarProps.ts';

/** Items shown on a day of a month; the others are a click away. */
const mostOfDay = 4;

interface CalendarGridProps<Item> extends CalendarProps<Item> {
  /** Day over which an item is dragged. */
  over?: string;
  /** Button on each day that adds something: its name, a message of the day, and what it does. */
  add?: { label: string; onAdd: (day: string) => void };
}

/** Days as a grid, a week a row. */
export function CalendarGrid<Item>({ onDay, today, weeks, month, entry, add, over }: CalendarGridProps<Item>) {
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
          const items = onDay.get(day) ?? [];
          const most = month ? mostOfDay : items.length;
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
                {add && (
                  <IconButton
                    size="2xs"
                    variant="ghost"
                    colorPalette="gray"
                    opacity="0"
                    _groupHover={{ opacity: 1 }}
                    _focusVisible={{ opacity: 1 }}
                    aria-label={intl.formatMessage({ id: add.label }, { day: name })}
                    onClick={() => add.onAdd(day)}
                  >
                    <Plus aria-hidden />
                  </IconButton>
                )}
              </Flex>
              <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
                {items.slice(0, most).map(item => entry(item, day))}
              </chakra.ul>
              {items.length > most && (
                <chakra.button
                  type="button"
                  fontSize="xs"
                  color="accent.fg"
                  paddingInline="1.5"
                  cursor="pointer"
                  onClick={() => void change({ span: 'WEEK', day })}
                >
                  <FormattedMessage id="calendar.more" values={{ count: items.length - most }} />
                </chakra.button>
              )}
            </chakra.li>
          );
        })}
      </Grid>
    </Box>
  );
}
