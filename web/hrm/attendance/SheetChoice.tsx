import { Button, Flex, Heading, IconButton } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ViewSwitch } from '../../core/screens/ViewSwitch.tsx';
import { Turning } from '../../core/ui/Turning.tsx';
import { MonthChoice } from './MonthChoice.tsx';
import { monthIn } from './monthIn.ts';
import { dayIn, isMonth } from './sheetAddress.ts';

/** Chooses between a day and a month, and which one; the address keeps it. */
export function SheetChoice() {
  const { address } = useAddress();
  const { pathname } = useLocation();
  const to = (view: string | null) => {
    const next = new URLSearchParams(address);
    next.delete('page');
    if (view) next.set('view', view);
    else next.delete('view');
    return { pathname, search: next.toString() };
  };
  const views = [
    { name: 'day', label: 'attendanceSheet.byDay', to: to(null) },
    { name: 'month', label: 'attendanceSheet.byMonth', to: to('month') },
  ];
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <ViewSwitch label="attendanceSheet.views" views={views} current={isMonth(address) ? 'month' : 'day'} />
      {isMonth(address) ? <MonthChoice month={monthIn(address).from} /> : <DayChoice day={dayIn(address)} />}
    </Flex>
  );
}

function DayChoice({ day }: { day: string }) {
  const intl = useIntl();
  const { change } = useAddress();
  const today = useToday();
  const go = (to: string) => void change({ day: to === today ? null : to });
  const step = (by: number, label: string, Icon: typeof ChevronLeft) => (
    <IconButton variant="ghost" size="sm" aria-label={intl.formatMessage({ id: label })} onClick={() => go(daysAfter(day, by))}>
      <Turning>
        <Icon aria-hidden />
      </Turning>
    </IconButton>
  );
  return (
    <Flex align="center" gap="1" wrap="wrap">
      {step(-1, 'attendanceSheet.previousDay', ChevronLeft)}
      <Heading as="h2" size="md" minWidth="28" textAlign="center" aria-live="polite">
        <Day on={day} />
      </Heading>
      {step(1, 'attendanceSheet.nextDay', ChevronRight)}
      <Button variant="outline" size="sm" onClick={() => go(today)}>
        <FormattedMessage id="attendanceSheet.today" />
      </Button>
    </Flex>
  );
}
