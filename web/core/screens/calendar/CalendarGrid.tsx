import { Box, chakra, Flex, Grid, IconButton } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../ui/Hidden.tsx';
import { useAddress } from '../useAddress.ts';
import { daysOfWeek } from './calendarDays.ts';
import type { CalendarProps } from './CalendarProps.ts';
import { DayStop } from './dayStop.ts';
import { useGridKeys } from './useGridKeys.ts';

/** Items shown on a day of a month; the others are a click away. */
const mostOfDay = 4;

interface CalendarGridProps<Item> extends CalendarProps<Item> {
  /** Day over which an item is dragged. */
  over?: string;
  /** Button on each day that adds something: its name, a message of the day, and what it does. */
  add?: { label: string; onAdd: (day: string) => void };
}

/** Days as a grid, a week a row, with the keys of ARIA's grid pattern. */
export function CalendarGrid<Item>({ onDay, today, weeks, month, entry, add, over }: CalendarGridProps<Item>) {
  const intl = useIntl();
  const { change } = useAddress();
  const { grid, current, choose, onKeyDown } = useGridKeys({ today, weeks, span: month ? 'MONTH' : 'WEEK' });
  const format = (day: string, options: Intl.DateTimeFormatOptions) => intl.formatDate(`${day}T12:00:00Z`, { ...options, timeZone: 'UTC' });
  const label = month ? format(`${month}-01`, { month: 'long', year: 'numeric' }) : format(weeks[0], { dateStyle: 'full' });
  return (
    <Box ref={grid} role="grid" aria-label={label} borderWidth="1px" borderRadius="lg" bg="bg.panel" overflow="hidden">
      <Grid role="row" templateColumns="repeat(7, minmax(0, 1fr))" bg="bg.subtle" borderBlockEndWidth="1px">
        {daysOfWeek(weeks[0]).map(day => (
          <Box
            key={day}
            role="columnheader"
            aria-label={format(day, { weekday: 'long' })}
            padding="1.5"
            fontSize="xs"
            fontWeight="semibold"
            color="fg.muted"
            textAlign="center"
          >
            {format(day, { weekday: 'short' })}
          </Box>
        ))}
      </Grid>
      {weeks.map(week => (
        <Grid key={week} role="row" templateColumns="repeat(7, minmax(0, 1fr))">
          {daysOfWeek(week).map(day => {
            const items = onDay.get(day) ?? [];
            const most = month ? mostOfDay : items.length;
            const name = format(day, { dateStyle: 'full' });
            const isOutside = !!month && !day.startsWith(month);
            const stop = day === current ? 0 : -1;
            return (
              <Box
                key={day}
                role="gridcell"
                data-day={day}
                tabIndex={stop}
                aria-current={day === today ? 'date' : undefined}
                minHeight={month ? '32' : '96'}
                minWidth="0"
                padding="1"
                borderInlineEndWidth="1px"
                borderBlockEndWidth="1px"
                bg={over === day ? 'accent.subtle' : isOutside ? 'bg.subtle' : undefined}
                className="group"
                _focusVisible={{ outlineStyle: 'solid', outlineWidth: '2px', outlineOffset: '-2px', outlineColor: 'accent.focusRing' }}
                onFocus={() => choose(day)}
                onKeyDown={event => onKeyDown(event, day)}
              >
                <Flex align="center" justify="space-between" minHeight="6">
                  <Hidden>{name}</Hidden>
                  <chakra.span
                    aria-hidden
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
                      tabIndex={stop}
                      _groupHover={{ opacity: 1 }}
                      _focusVisible={{ opacity: 1 }}
                      aria-label={intl.formatMessage({ id: add.label }, { day: name })}
                      onClick={() => add.onAdd(day)}
                    >
                      <Plus aria-hidden />
                    </IconButton>
                  )}
                </Flex>
                <DayStop value={stop}>
                  <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
                    {items.slice(0, most).map(item => entry(item, day))}
                  </chakra.ul>
                </DayStop>
                {items.length > most && (
                  <chakra.button
                    type="button"
                    tabIndex={stop}
                    minHeight="6"
                    fontSize="xs"
                    color="accent.fg"
                    paddingInline="1.5"
                    cursor="pointer"
                    onClick={() => void change({ span: 'WEEK', day })}
                  >
                    <FormattedMessage id="calendar.more" values={{ count: items.length - most }} />
                  </chakra.button>
                )}
              </Box>
            );
          })}
        </Grid>
      ))}
    </Box>
  );
}
