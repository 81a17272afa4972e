import { Button, Flex, Heading, IconButton } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { MonthName } from '../../core/i18n/MonthName.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { nextMonth } from '../../core/screens/days.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Turning } from '../../core/ui/Turning.tsx';

/** Chooses the month of attendance, given by its first day; the address keeps it. */
export function MonthChoice({ month }: { month: string }) {
  const intl = useIntl();
  const { change } = useAddress();
  const current = `${useToday().slice(0, 7)}-01`;
  const go = (to: string) => void change({ month: to === current ? null : to.slice(0, 7) });
  const step = (to: string, label: string, Icon: typeof ChevronLeft) => (
    <IconButton variant="ghost" size="sm" aria-label={intl.formatMessage({ id: label })} onClick={() => go(to)}>
      <Turning>
        <Icon aria-hidden />
      </Turning>
    </IconButton>
  );
  return (
    <Flex align="center" gap="1" wrap="wrap">
      {step(`${daysAfter(month, -1).slice(0, 7)}-01`, 'attendance.previousMonth', ChevronLeft)}
      <Heading as="h2" size="md" minWidth="36" textAlign="center" aria-live="polite">
        <MonthName month={month} />
      </Heading>
      {step(nextMonth(month), 'attendance.nextMonth', ChevronRight)}
      <Button variant="outline" size="sm" onClick={() => go(current)}>
        <FormattedMessage id="attendance.thisMonth" />
      </Button>
    </Flex>
  );
}
