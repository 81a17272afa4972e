import { Box, Button, Flex, Heading, IconButton } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { daysAfter } from '../../../../server/core/rules/days.ts';
import { Day } from '../../i18n/Day.tsx';
import { MonthName } from '../../i18n/MonthName.tsx';
import { useAddress } from '../useAddress.ts';
import { currentSession } from '../../session/session.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Turning } from '../../ui/Turning.tsx';
import { calendarSpans, neighbour, weekStart, type CalendarSpan } from './calendarDays.ts';

interface CalendarChoiceProps {
  day: string;
  span: CalendarSpan;
  today: string;
}

/** Chooses the month or week of a calendar, which the address keeps. */
export function CalendarChoice({ day, span, today }: CalendarChoiceProps) {
  const intl = useIntl();
  const { change } = useAddress();
  const go = (to: string) => void change({ day: to === today ? null : to });
  const first = weekStart(day, Number(currentSession().firstDayOfWeek || 1));
  const step = (by: 1 | -1, label: string, Icon: typeof ChevronLeft) => (
    <IconButton variant="ghost" size="sm" aria-label={intl.formatMessage({ id: label })} onClick={() => go(neighbour(day, span, by))}>
      <Turning>
        <Icon aria-hidden />
      </Turning>
    </IconButton>
  );
  return (
    <Flex align="center" gap="1" wrap="wrap">
      {step(-1, `calendar.previous.${span}`, ChevronLeft)}
      <Heading as="h2" size="md" minWidth="40" textAlign="center" aria-live="polite">
        {span === 'MONTH' ? (
          <MonthName month={`${day.slice(0, 7)}-01`} />
        ) : (
          <>
            <Day on={first} /> – <Day on={daysAfter(first, 6)} />
          </>
        )}
      </Heading>
      {step(1, `calendar.next.${span}`, ChevronRight)}
      <Button variant="outline" size="sm" onClick={() => go(today)}>
        <FormattedMessage id="calendar.today" />
      </Button>
      <Box width="28" marginInlineStart="auto">
        <Choice
          size="sm"
          aria-label={intl.formatMessage({ id: 'calendar.span' })}
          value={span}
          options={calendarSpans.map(value => ({ value, label: intl.formatMessage({ id: `calendar.span.${value}` }) }))}
          onChange={event => void change({ span: event.target.value === 'MONTH' ? null : event.target.value })}
        />
      </Box>
    </Flex>
  );
}
