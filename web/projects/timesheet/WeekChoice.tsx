import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Turning } from '../../core/ui/Turning.tsx';

/** Chooses the week of a timesheet, which the address keeps. */
export function WeekChoice({ first, today }: { first: string; today: string }) {
  const intl = useIntl();
  const { change } = useAddress();
  const go = (day: string) => void change({ day: day === today ? null : day });
  return (
    <Flex align="center" gap="1">
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={intl.formatMessage({ id: 'timesheet.previous' })}
        onClick={() => go(daysAfter(first, -7))}
      >
        <Turning>
          <ChevronLeft aria-hidden />
        </Turning>
      </IconButton>
      <Text as="span" whiteSpace="nowrap">
        <Day on={first} /> – <Day on={daysAfter(first, 6)} />
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={intl.formatMessage({ id: 'timesheet.next' })}
        onClick={() => go(daysAfter(first, 7))}
      >
        <Turning>
          <ChevronRight aria-hidden />
        </Turning>
      </IconButton>
      <Button variant="outline" size="sm" onClick={() => go(today)}>
        <FormattedMessage id="timesheet.thisWeek" />
      </Button>
    </Flex>
  );
}
